// gemm_batched: C := alpha op(A) op(B) + beta C for a batch of matrices at offsets that lie on the device, G of them per workgroup.
// Storage   column-major, matrix z: A[offA + placesA[fromA + z] + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B and C alike
// Mapping   as gemm_strided_batched
// Tunables  BM BN block (4..104)  BK depth of a slab  TM TN results per thread  G products per workgroup   THREADS = G*(BM/TM)*(BN/TN)
//           BM BN BK TM multiples of 4; workgroup bytes = 4*G*(BK*(BM+4*TRANS_A) + BN*(BK+4) + (1-WIDE)*BM*BN/TN)
//           COMPLEX 1: multiples of 2; workgroup bytes = 8*G*(BK*(BM+2*TRANS_A) + BN*(BK+2) + BM*BN/TN); CONJ_A, CONJ_B
//           WIDE 1, E, W, N: loads and stores of four   A_IN_C, B_IN_C 1:
//           the operand lies in C's buffer, which WebGPU lets us bind only once
// Needs     WIDE: offsets, leading dimensions and the contiguous extents multiples of 4. Without a product (k = 0) A and B only bound.
//           beta = 0 never reads C. Barriers are uniform because k is.
//           A product whose matrices are not inside the first lastA + 1 places behind offA, and so on, is left out.
// Source    as gemm_strided_batched
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
  fromA: u32,
  lastA: i32,
  offB: u32,
  ldb: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  ldc: u32,
  fromC: u32,
  lastC: i32,
  batch: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/gemm_units

// Where the matrices of the G products begin, and the rows of C, 0 where the product is left out.
var<workgroup> places: array<vec4u, G>;

fn unit(place: vec3u, g: u32) -> Unit {
  let at = places[g];
  return Unit(at.w, p.n, p.k, at.x, p.lda, at.y, p.ldb, at.z, p.ldc, place.x * BM, place.y * BN);
}

@compute @workgroup_size(THREADS)
fn gemm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  for (var g = t; g < G; g += THREADS) {
    let z = min(place.z * G + g, p.batch - 1u);
    // Without a product the offsets of A and B do not count.
    let a = select(placesA[p.fromA + z], 0, p.k == 0u);
    let b = select(placesB[p.fromB + z], 0, p.k == 0u);
    let c = placesC[p.fromC + z];
    let inside = (a >= 0) & (a <= p.lastA) & (b >= 0) & (b <= p.lastB) & (c >= 0) & (c <= p.lastC);
    let rows = select(0u, p.m, inside & (place.z * G + g < p.batch));
    places[g] = vec4u(p.offA + u32(a), p.offB + u32(b), p.offC + u32(c), rows);
  }
  workgroupBarrier();
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
// @use lib/gemm_units_run
}
