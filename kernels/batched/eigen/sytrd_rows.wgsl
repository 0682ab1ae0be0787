// sytrd_rows: each symmetric matrix of a batch to tridiagonal form, by one workgroup, in memory: for any order and any device.
// Storage   matrix z at A[z*n*n + i + j*n], both triangles of order orders[z]: below the subdiagonal v's, d and e at z*n as LAPACK's 'l'
//           has them, tau too; e and tau end with a zero
// Mapping   workgroup x -> matrix; thread t has rows t, t + THREADS, ... of it, all of their elements, and reads nothing else of A. The
//           vectors of a step are in workgroup memory
// Tunables  THREADS a power of two  ROWS per thread, THREADS*ROWS >= n  workgroup bytes = 8*THREADS*ROWS + 4*THREADS
// Needs     elements below 2^20 or so, not much smaller than 1 the largest of them: lib/householder. Three barriers a column and two sums
// Source    LAPACK xSYTD2
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;

struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> d: array<f32>;
@group(0) @binding(2) var<storage, read_write> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> tau: array<f32>;
@group(0) @binding(4) var<storage, read> orders: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> v: array<f32, THREADS * ROWS>;
var<workgroup> w: array<f32, THREADS * ROWS>;
// @use lib/sum_tree
// @use lib/householder

fn sumOfAll(t: u32, own: f32) -> f32 {
  workgroupBarrier();
  addUp(t, own, 1u);
  workgroupBarrier();
  return totals[0];
}

@compute @workgroup_size(THREADS)
fn sytrd_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = min(orders[z], p.n);
  let off = z * p.n * p.n;
  for (var k = 0u; k < n; k++) {
    let column = off + k * p.n;
    var squares = 0.0;
    for (var i = t; i < n; i += THREADS) {
      let x = A[column + i];
      v[i] = x;
      squares += select(0.0, x * x, i > k + 1u);
    }
    squares = sumOfAll(t, squares);
    let alpha = select(0.0, v[min(k + 1u, n - 1u)], k + 1u < n);
    let h = reflector(alpha, squares);
    if (t == 0u) {
      d[z * p.n + k] = v[k];
      e[z * p.n + k] = h.beta;
      tau[z * p.n + k] = h.tau;
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let below = v[i] * h.scale;
      if (i > k + 1u) {
        A[column + i] = below;
      }
      v[i] = select(select(0.0, 1.0, i == k + 1u), below, i > k + 1u);
    }
    workgroupBarrier();
    // w := A v, and v^T w
    var product = 0.0;
    for (var i = t; i < n; i += THREADS) {
      var sum = 0.0;
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          sum = fma(A[off + i + j * p.n], v[j], sum);
        }
      }
      w[i] = sum;
      product = fma(sum, v[i], product);
    }
    product = sumOfAll(t, product);
    for (var i = t; i < n; i += THREADS) {
      w[i] = h.tau * fma(-0.5 * h.tau * product, v[i], w[i]);
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let vi = v[i];
      let wi = w[i];
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          A[off + i + j * p.n] = fma(-vi, w[j], fma(-wi, v[j], A[off + i + j * p.n]));
        }
      }
    }
    workgroupBarrier();
  }
}
