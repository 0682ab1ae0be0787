// gemm_strided_batched: C := alpha op(A) op(B) + beta C for a batch of small matrices at equal distances,
// G of them per workgroup at a time.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.. of the G*turns matrices from z*G*turns on, G at a time
//           thread (tx, ty) of matrix g -> rows 4*(tx + r*NX)+0..3, columns ty + c*NY
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           COMPLEX 1: multiples of 2; workgroup bytes = 8*G*(BK*(BM+2*TRANS_A) + BN*(BK+2) + BM*BN/TN); CONJ_A, CONJ_B
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1:
//           the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions, strides and the contiguous extents multiples of 4. Without a product (k = 0) A and B only
//           bound. beta = 0 never reads C. Barriers are uniform because k is.
// Source    small matrices side by side in one workgroup, cf. MAGMA's batched gemm; the slabs as in gemm_tiled
// @use lib/field

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
  turns: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/gemm_units

fn unit(place: vec3u, g: u32) -> Unit {
  let z = place.z * G * p.turns + g;
  let m = select(0u, p.m, z < p.batch);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  let offC = p.offC + z * p.strideC;
  return Unit(m, p.n, p.k, offA, p.lda, offB, p.ldb, offC, p.ldc, place.x * BM, place.y * BN);
}

@compute @workgroup_size(THREADS)
fn gemm_strided_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  let turns = p.turns;
  let first = place.z * G * turns + t / EACH;
  let count = (max(p.batch, first) - first + G - 1u) / G;
  let hopA = G * p.strideA;
  let hopB = G * p.strideB;
  let hopC = G * p.strideC;
// @use lib/gemm_units_run
}
