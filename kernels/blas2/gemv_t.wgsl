// gemv_t: W := A^T x in slices: W(j, s) = the sum of A(i, j) x(i) over the rows i of slice s. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], x(i) = x[offX + i]; m, offA, lda, offX counted in V. W(j, s) = W[j + s*n]
// Mapping   workgroup (x, y) -> COLS*THREADS/lanes columns, slice y of `slice` vectors of rows; `lanes` threads side by side
//           (a power of two up to THREADS) -> the same COLS columns, THREADS/lanes apart, every lanes-th vector of rows; then a tree
// Tunables  THREADS (power of two, 64..256)  COLS (1..8)  DEPTH vectors of each column in flight (1..4)
//           V in which is computed, vec4f (WIDE = 1) or f32 (WIDE = 0); T, of which A and x are, V or as many halves
//           workgroup bytes = THREADS*COLS*4
// Needs     x without gaps; for V = vec4f m, offA, lda and offX multiples of 4. Loads are made whatever the row, at one that exists.
// Source    BLAS xGEMV with TRANS = 'T'; x is loaded once for COLS columns
alias V = f32;
alias T = f32;
const WIDE: u32 = 0u;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS * COLS>;

@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let j0 = (group.x + p.baseX) * COLS * across + t / p.lanes;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var i0 = s * p.slice + lane; i0 < end; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, end - 1u);
      xs[u] = V(x[p.offX + i]);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = V(A[p.offA + i + min(j0 + c * across, p.n - 1u) * p.lda]);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], xs[u], sum[c]), i0 + u * p.lanes < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let parts = vec4f(sum[c]);
    sums[c * THREADS + t] = select(parts.x, (parts.x + parts.y) + (parts.z + parts.w), WIDE == 1u);
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    if ((lane == 0u) & (j0 + c * across < p.n)) {
      W[j0 + c * across + s * p.n] = sums[c * THREADS + t];
    }
  }
}
