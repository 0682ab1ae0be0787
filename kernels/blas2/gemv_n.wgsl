// gemv_n: W := A x in slices: W(i, s) = the sum of A(i, j) x(j) over the columns j of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], W(i, s) = W[i + s*ldw], m, offA, lda, ldw counted in Vs; x(j) = x[offX + j*incX]
// Mapping   workgroup (x, y) -> `rows` vectors of rows (a power of two up to THREADS), slice y of `slice` columns; thread -> one vector
//           of rows, every THREADS/rows-th column; then a tree
// Tunables  THREADS (a power of two)  DEPTH columns of A in flight per thread (4..16)
//           T V COMPLEX: lib/field   WIDE 1: four rows of real numbers at a time
//           workgroup bytes = THREADS*size(Vs)
// Needs     for WIDE m, offA and lda multiples of 4. Loads are made whatever the column, at one that exists, so that they overlap.
// Source    BLAS xGEMV; the slices fill the GPU where there are few rows, and keep the order of the sum fixed, which atomics would not
// @use lib/wide
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<Ts>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<Vs>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<Vs, THREADS>;

@compute @workgroup_size(THREADS)
fn gemv_n(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * p.rows + t % p.rows;
  let step = THREADS / p.rows;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.n);
  let at = p.offA + min(row, p.m - 1u);
  var sum: Vs;
  // @registers
  var a: array<Vs, DEPTH>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var j0 = s * p.slice + t / p.rows; j0 < end; j0 += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = min(j0 + u * step, end - 1u);
      a[u] = Vs(A[at + j * p.lda]);
      xs[u] = V(x[p.offX + i32(j) * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = select(sum, madEach(a[u], Vs(xs[u]), sum), j0 + u * step < end);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = addEach(sums[t], sums[t + half]);
    }
  }
  if ((t < p.rows) & (row < p.m)) {
    W[row + s * p.ldw] = sums[t];
  }
}
