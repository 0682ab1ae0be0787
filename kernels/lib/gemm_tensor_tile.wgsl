// A tile of a product on matrix units: its sizes, the slabs of both factors in workgroup memory, and sums on their way out of matrices.
// Tunables as gemm_tensor's.
alias R = f32;
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 32u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PLANES: u32 = 1u;
const FLUSH: u32 = 0u;
const PER_SUM: u32 = 1u;
const REPEAT: u32 = 0u;
const PAD: u32 = 1u;
const ROUND: u32 = 4u;
const SIZE: u32 = 1280u; // the larger of SLAB and SCRATCH
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const PITCH_A: u32 = BM / 8u + PAD;
const PITCH_B: u32 = BN / 8u + PAD;
const SIZE_A: u32 = PITCH_A * BK;
const SIZE_B: u32 = PITCH_B * BK;
const VECTORS: u32 = MM * MN / 4u;
const PER: u32 = VECTORS / SG;
// Vectors of S that a column and a matrix of sums take; without padding lanes of one store, which hold several columns, would meet in the
// same banks.
const STORED_COLUMN: u32 = MM / 4u / PER_SUM + 1u;
const STORED_SUMS: u32 = MN * STORED_COLUMN;
const TOTALS: u32 = 1u + (TI * TJ * PER - 1u) * FLUSH;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;

// Slabs of A and B, plane by plane; between slabs, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// Four sums, the v-th ones of the matrix in place `matrix` of S.
fn sumsOf(matrix: u32, v: u32) -> vec4f {
  let found = S[matrix * STORED_SUMS + v / (MM / 4u) * STORED_COLUMN + v % (MM / 4u) / PER_SUM];
  if (PER_SUM == 1u) {
    return bitcast<vec4f>(found);
  }
  let halves = select(found.xy, found.zw, v % 2u == 1u);
  return vec4f(unpack2x16float(halves.x), unpack2x16float(halves.y));
}
