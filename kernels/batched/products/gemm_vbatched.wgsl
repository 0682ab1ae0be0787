// gemm_vbatched: C := alpha op(A) op(B) + beta C for products of various sizes: G blocks of a list per workgroup.
// Storage   column-major: A[offA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
//           problems[9*q..] = m, n, k, offA, lda, offB, ldb, offC, ldc;   blocks[3*u..] = problem, first row, first column
// Mapping   workgroup x -> blocks x*G..x*G+G-1; threads as gemm_strided_batched
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           COMPLEX 1: multiples of 2; workgroup bytes = 8*G*(BK*(BM+2*TRANS_A) + BN*(BK+2) + BM*BN/TN); CONJ_A, CONJ_B
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1:
//           the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions and the contiguous extents multiples of 4. Without a product (k = 0) A and B only bound.
//           beta = 0 never reads C. Barriers are uniform because a value that all threads load is.
// Source    one list of blocks for all problems, so that none waits for or is padded to the largest; cf.
//           MAGMA's vbatched, CUTLASS's grouped gemm
// @use lib/field

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> problems: array<u32>;
@group(0) @binding(4) var<storage, read> blocks: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/gemm_units

var<workgroup> units: array<Unit, G>;

fn unit(place: u32, g: u32) -> Unit {
  return units[g];
}

@compute @workgroup_size(THREADS)
fn gemm_vbatched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  for (var g = t; g < G; g += THREADS) {
    let at = min(place * G + g, p.count - 1u);
    let q = 9u * blocks[3u * at];
    let m = select(0u, problems[q], place * G + g < p.count);
    units[g] = Unit(m, problems[q + 1u], problems[q + 2u], problems[q + 3u], problems[q + 4u], problems[q + 5u],
      problems[q + 6u], problems[q + 7u], problems[q + 8u], blocks[3u * at + 1u], blocks[3u * at + 2u]);
  }
  // The list is in order of falling k: the first block is the deepest.
  let depth = workgroupUniformLoad(&units[0].k);
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
// @use lib/gemm_units_run
}
