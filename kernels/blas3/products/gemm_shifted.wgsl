// gemm_shifted: C := alpha op(A) op(B) + beta C of real numbers for any alignment and any edge, as gemm_tiled: each vector of four is cut
// out of two that lie at multiples of four.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; thread (tx, ty) -> TM x TN results, as in gemm_tiled
// Tunables  BM BN BK TM TN KU PAD as gemm_tiled, and their rules   T V COMPLEX: lib/field   TC, of which C is: T or f32
//           EPILOGUE 1: gemm_epilogue
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product, whose sums C collects slice by slice
// Needs     k > 0; lastA, lastB: the last vectors that have elements of A and B, which exist to their end; operands in three buffers.
//           beta = 0 never reads C. Barriers are uniform because k is the same for all of a workgroup.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md. The second load and the selection
//           are a few hundredths of the arithmetic of a large tile, copies into aligned places a pass over the factors
// @use lib/field
alias TC = T;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  lastA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  lastB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: V,
  beta: V,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = TC;
// @end
// @use lib/gemm_epilogue_one

// @use lib/gemm_slabs_shifted

@compute @workgroup_size(THREADS)
fn gemm_shifted(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @use lib/gemm_slabs_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          var value = mul(p.alpha, acc[c * (TM / 4u) + r][q]);
          if (!isZeroV(p.beta)) {
            value = mad(p.beta, V(C[at]), value);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          C[at] = TC(value);
        }
      }
    }
  }
}
