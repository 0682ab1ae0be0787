// gemv_t: W := A^T x in slices: W(j, s) = the sum of A(i, j) x(i) over the rows i of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], x(i) = x[offX + i], W(j, s) = W[j + s*n]; everything but n counted in V. A sum that is a vec4f
//           holds four partial sums, which gemv_sum adds too
// Mapping   workgroup (x, y) -> COLS columns, slice y of `slice` vectors of rows; thread -> every THREADS-th vector, all columns
// Tunables  THREADS (power of two, 64..256)  COLS (1..8)  DEPTH vectors of each column in flight (1..4)
//           V vec4f or f32   workgroup bytes = THREADS*COLS*size(V)
// Needs     x without gaps; for V = vec4f m, offA, lda and offX multiples of 4. Loads are made whatever the row, at one that exists.
// Source    BLAS xGEMV with TRANS = 'T'; x is loaded once for COLS columns
alias V = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<V>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS * COLS>;

@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j0 = (group.x + p.baseX) * COLS;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var i0 = s * p.slice + t; i0 < end; i0 += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * THREADS, end - 1u);
      xs[u] = x[p.offX + i];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = A[p.offA + i + min(j0 + c, p.n - 1u) * p.lda];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], xs[u], sum[c]), i0 + u * THREADS < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = sum[c];
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  workgroupBarrier();
  if ((t < COLS) & (j0 + t < p.n)) {
    W[j0 + t + s * p.n] = sums[t * THREADS];
  }
}
