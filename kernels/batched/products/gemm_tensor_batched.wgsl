// gemm_tensor_batched: C := alpha op(A) op(B) + beta C for a batch of small matrices of halves at equal distances on matrix units (subgroup
// matrices), sums in f32, G products per workgroup.
// Storage   column-major, matrix z: element offA + z*strideA + i + l*lda of A (i < m, l < k; TRANS_A swaps i and l), in units of eight; B
//           (l, j) and C (i, j) alike, C in fours
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.. of the matrices z*G..z*G+G-1
//           subgroup -> WM x WN of the block of one matrix, as TI x TJ matrices of MM x MN in registers
// Tunables  BM BN block (16..128)  BK depth of a slab (16, 32)  WM WN block of a subgroup  G products per workgroup
//           MM MN MK what the matrix units multiply  SG subgroup size  ROUND matrices stored at a time, divides TI*TJ
//           SIZE workgroup bytes / 16: the larger of SLABS and SCRATCH  THREADS = G*(BM/WM)*(BN/WN)*SG;
//           G*BM*BK and G*BN*BK multiples of 8*THREADS
// Needs     m n k and offset, leading dimension, stride of A and B multiples of 8, those of C of 4; k > 0; operands in three buffers.
//           Subgroups of SG. beta = 0 never reads C. Barriers are uniform because k is
// Source    gemm_tensor, but factors are taken as they lie: packing would move as many bytes as the product
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only; the analysis cannot see through the unrolled text.
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 32u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const G: u32 = 4u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const ROUND: u32 = 2u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const EACH: u32 = NWM * NWN; // subgroups of a product
const THREADS: u32 = G * EACH * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
// A slab lies as in memory: lines of contiguous units, of rows of A or with TRANS_A of depths. An odd pitch spreads them over the banks.
const UNITS_A: u32 = (BM * (1u - TRANS_A) + BK * TRANS_A) / 8u;
const UNITS_B: u32 = (BK * (1u - TRANS_B) + BN * TRANS_B) / 8u;
const PITCH_A: u32 = UNITS_A + 1u;
const PITCH_B: u32 = UNITS_B + 1u;
const VECTORS_A: u32 = BM * BK / 8u;
const VECTORS_B: u32 = BN * BK / 8u;
const SIZE_A: u32 = VECTORS_A / UNITS_A * PITCH_A;
const SIZE_B: u32 = VECTORS_B / UNITS_B * PITCH_B;
const LOADS_A: u32 = G * VECTORS_A / THREADS;
const LOADS_B: u32 = G * VECTORS_B / THREADS;
const FOURS: u32 = MM * MN / 4u;
// A column of sums in S; without padding lanes of one store, which hold several columns, would meet in the same banks.
const COLUMN: u32 = MM / 4u + 1u;
const PER: u32 = FOURS / SG;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  batch: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<f16>>;
@group(0) @binding(3) var<uniform> p: Params;

// The slabs of A of all products, then those of B; behind the last slab, sums on their way from matrices to registers.
var<workgroup> S: array<vec4u, SIZE>;

// Vector `id` of the slabs from depth k0 on; outside a matrix it is zero. The load is made anyway, at the buffer's beginning, because
// branches around loads would keep them from overlapping.
fn fetchA(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_A;
  let line = id % VECTORS_A / UNITS_A;
  let along = 8u * (id % UNITS_A);
  let i = place.x * BM + select(along, line, TRANS_A == 1u);
  let l = k0 + select(line, along, TRANS_A == 1u);
  let inside = (i < p.m) & (l < p.k) & (z < p.batch);
  let at = p.offA + z * p.strideA + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  return select(vec4u(), A[select(0u, at / 8u, inside)], inside);
}

fn fetchB(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_B;
  let line = id % VECTORS_B / UNITS_B;
  let along = 8u * (id % UNITS_B);
  let j = place.y * BN + select(line, along, TRANS_B == 1u);
  let l = k0 + select(along, line, TRANS_B == 1u);
  let inside = (j < p.n) & (l < p.k) & (z < p.batch);
  let at = p.offB + z * p.strideB + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  return select(vec4u(), B[select(0u, at / 8u, inside)], inside);
}

// The matrix of A from row i and depth l of a slab on.
fn left(slab: u32, i: u32, l: u32) -> Left {
  if (TRANS_A == 1u) {
    return subgroupMatrixLoad<Left, row_major>(&S, slab + i * PITCH_A + l / 8u, PITCH_A);
  }
  return subgroupMatrixLoad<Left, col_major>(&S, slab + l * PITCH_A + i / 8u, PITCH_A);
}

fn right(slab: u32, l: u32, j: u32) -> Right {
  if (TRANS_B == 1u) {
    return subgroupMatrixLoad<Right, row_major>(&S, slab + l * PITCH_B + j / 8u, PITCH_B);
  }
  return subgroupMatrixLoad<Right, col_major>(&S, slab + j * PITCH_B + l / 8u, PITCH_B);
}

@compute @workgroup_size(THREADS)
fn gemm_tensor_batched(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let g = sg / EACH;
  let wm = sg % EACH % NWM * WM;
  let wn = sg % EACH / NWM * WN;
  let slabA = g * SIZE_A;
  let slabB = G * SIZE_A + g * SIZE_B;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, place, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, place, 0u);
  }
  for (var k0 = 0u; k0 < p.k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      S[(t + s * THREADS) / UNITS_A * PITCH_A + (t + s * THREADS) % UNITS_A] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      S[G * SIZE_A + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, place, k0 + BK);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, place, k0 + BK);
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = left(slabA, wm + i * MM, l);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = right(slabB, l, wn + j * MN);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  let z = place.z * G + g;
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * MN * COLUMN, acc[first + r], COLUMN);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        let i = place.x * BM + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = place.y * BN + wn + (first + r) / TI * MN + v / (MM / 4u);
        if ((i < p.m) & (j < p.n) & (z < p.batch)) {
          let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
          var value = p.alpha * bitcast<vec4f>(S[(sg * ROUND + r) * MN * COLUMN + v / (MM / 4u) * COLUMN + v % (MM / 4u)]);
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value += p.beta * vec4f(C[at]);
          }
          C[at] = vec4<f16>(value);
        }
      }
    }
    workgroupBarrier();
  }
}
