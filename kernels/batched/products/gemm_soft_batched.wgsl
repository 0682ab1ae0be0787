// gemm_soft_batched: C := alpha op(A) op(B) + beta C for each product of a batch of doubles, real or complex, in soft arithmetic: every term
// by a multiply-add with one rounding, in the order of k, as gemm_soft has it.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; transA 1 and 2 swap i and l, 2: conjugated); B and C
//           alike; with LISTED A[offA + placesA[fromA + z] + ...]. A product whose matrices are not inside the first lastA + 1 places behind
//           offA, and so on, is left out
// Mapping   workgroup (x, y) -> THREADS elements of C of product y; thread -> one of them
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements   A_IN_C 1: A lies in C's buffer, apart from C   B_IN_C 1: the same of B
// Needs     alpha = 0 comes as k = 0: A and B are not read; beta = 0 never reads C
// Source    BLAS xGEMM. What a thread reads of its neighbours' is in the caches; arithmetic takes far longer
// @use lib/double_elements
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
const B_APART: u32 = 1u - B_IN_C;

struct Params {
  baseX: u32,
  baseY: u32,
  first: u32, // product of the first workgroup
  m: u32,
  n: u32,
  k: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  strideA: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  fromC: u32,
  lastC: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

fn readA(at: u32) -> V {
  var a: T;
  // @when A_IN_C
  a = C[at];
  // @end
  // @when A_APART
  a = A[at];
  // @end
  return select(widen(a), conj(widen(a)), p.transA == 2u);
}

fn readB(at: u32) -> V {
  var b: T;
  // @when B_IN_C
  b = C[at];
  // @end
  // @when B_APART
  b = B[at];
  // @end
  return select(widen(b), conj(widen(b)), p.transB == 2u);
}

@compute @workgroup_size(THREADS)
fn gemm_soft_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  if (e >= p.m * p.n) {
    return;
  }
  let z = p.first + group.y + p.baseY;
  var offA = p.offA + z * p.strideA;
  var offB = p.offB + z * p.strideB;
  var offC = p.offC + z * p.strideC;
  // @when LISTED
  let a = select(placesA[p.fromA + z], 0, p.k == 0u);
  let b = select(placesB[p.fromB + z], 0, p.k == 0u);
  let c = placesC[p.fromC + z];
  if (min(a, min(b, c)) < 0 || a > p.lastA || b > p.lastB || c > p.lastC) {
    return;
  }
  offA = p.offA + u32(a);
  offB = p.offB + u32(b);
  offC = p.offC + u32(c);
  // @end
  let i = e % p.m;
  let j = e / p.m;
  let rowA = offA + i * select(1u, p.lda, p.transA != 0u);
  let alongA = select(p.lda, 1u, p.transA != 0u);
  let columnB = offB + j * select(p.ldb, 1u, p.transB != 0u);
  let alongB = select(1u, p.ldb, p.transB != 0u);
  var sum = V();
  for (var l = 0u; l < p.k; l++) {
    sum = mad(readA(rowA + l * alongA), readB(columnB + l * alongB), sum);
  }
  if (p.k > 0u) {
    sum = byFactor(p.alpha, sum);
  }
  let at = offC + i + j * p.ldc;
  if (!isZeroV(p.beta)) {
    sum = madFactor(p.beta, widen(C[at]), sum);
  }
  C[at] = narrow(sum);
}
