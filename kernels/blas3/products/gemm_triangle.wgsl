// gemm_triangle: C := alpha op(A) op(B) + beta C on one triangle of C, or what of m x n lies in it:
// gemm_tiled on the tiles that meet it, in one dispatch.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike;
//           m >= n, for the upper triangle m <= n
// Mapping   workgroup (x, y) -> rows x*BM.., columns y*BN..; those beyond the diagonal return at once. Threads as in gemm_tiled
// Tunables  UPPER 1: the upper triangle, with its diagonal, else the lower   the others as in gemm_tiled
// Needs     as gemm_tiled, in singles, real or complex, and no batch. The other triangle keeps its bits: vectors that the diagonal cuts are
//           written by words
// Source    BLAS xSYRK
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
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
// @use lib/gemm_params
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = (BM * BK / PARTS / 4u + THREADS - 1u) / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;

@group(0) @binding(0) var<storage, read> A: array<vec4<Word>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<Word>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<Word>>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_slabs

// Whether the element of word i of column j belongs to the triangle.
fn isInside(i: u32, j: u32) -> bool {
  return select(i / PARTS >= j, i / PARTS <= j, UPPER == 1u);
}

@compute @workgroup_size(THREADS)
fn gemm_triangle(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
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
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = mulFour(p.alpha, acc[c * (TM / 4u) + r]);
        if (isOneV(p.beta)) {
          value += C[at];
        } else if (!isZeroV(p.beta)) {
          value = madFour(p.beta, C[at], value);
        }
        if (isInside(i, j) & isInside(i + 3u, j)) {
          C[at] = value;
        } else {
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            if (isInside(i + q, j)) {
              C[at][q] = value[q];
            }
          }
        }
      }
    }
  }
}
