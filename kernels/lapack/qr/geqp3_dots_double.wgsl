// geqp3_dots_double: the products of column k of doubles with itself and with all others from the panel's first on, below row k.
// Storage   A as in geqp3_column_double; dots[j - first] := sum over i > k of conj(X(i, k)) A(i, j)
// Mapping   workgroup (x) -> column first + x; thread -> every THREADS-th row, then a tree
// Tunables  THREADS (a power of two, 32..256)   T V COMPLEX: lib/double_elements; workgroup bytes size(T)*THREADS
// Needs     nothing
// Source    LAPACK xLAQPS
// @use lib/double_elements
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  m: u32,
  k: u32,
  first: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> dots: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn geqp3_dots_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let own = p.off + p.k * p.lda;
  let other = p.off + (p.first + x) * p.lda;
  var sum: V;
  for (var i = p.k + 1u + t; i < p.m; i += THREADS) {
    sum = mad(conj(widen(A[own + i])), widen(A[other + i]), sum);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    dots[x] = narrow(sums[0]);
  }
}
