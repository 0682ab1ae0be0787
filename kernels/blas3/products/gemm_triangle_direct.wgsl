// gemm_triangle_direct: C := alpha op(A) op(B) + beta C on one triangle of C, or what of m x n lies in it:
// gemm_direct on the tiles that meet it, in one dispatch.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike;
//           m >= n, for the upper triangle m <= n
// Mapping   workgroup (x, y) -> rows x*BM.., columns y*BN..; those beyond the diagonal return at once. Threads as in gemm_direct
// Tunables  UPPER 1: the upper triangle, with its diagonal, else the lower   the others as in gemm_direct
// Needs     as gemm_direct, in f32, and no batch. The other triangle keeps its bits
// Source    BLAS xSYRK
alias TC = Word;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
// @use lib/gemm_params
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = BM * BK / PARTS / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;

@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_slabs_direct
// @use lib/gemm_words_one

// Whether the element of word i of column j belongs to the triangle.
fn isInside(i: u32, j: u32) -> bool {
  return select(i / PARTS >= j, i / PARTS <= j, UPPER == 1u);
}

@compute @workgroup_size(THREADS)
fn gemm_triangle_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  // The tile's corner that reaches farthest into the triangle.
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
// @use lib/gemm_slabs_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q += PARTS) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n) & isInside(i, j)) {
          let at = baseC + i + j * p.ldc;
          // @when REAL
          let sum = acc[c * (TM / 4u) + r][q];
          // @end
          // @when COMPLEX
          let sum = V(acc[c * (TM / 4u) + r][q], acc[c * (TM / 4u) + r][q + 1u]);
          // @end
          var value = mul(p.alpha, sum);
          if (isOneV(p.beta)) {
            value += loadC(at);
          } else if (!isZeroV(p.beta)) {
            value = mad(p.beta, loadC(at), value);
          }
          storeC(at, value);
        }
      }
    }
  }
}
