// sytrd_rows: each symmetric (Hermitian) matrix of a batch to real tridiagonal form, by one workgroup, in memory: for any order and any device.
// Storage   matrix z at A[z*n*n + i + j*n], both triangles of order orders[z]: below the subdiagonal v's, d and e at z*n as LAPACK's 'l'
//           has them, tau too; e and tau end with a zero. Of complex matrices there are zeros below the v's, and the scales that are
//           missing up to n are zero
// Mapping   workgroup x -> matrix; thread t has rows t, t + THREADS, ... of it, all of their elements, and reads nothing else of A. The
//           vectors of a step are in workgroup memory
// Tunables  THREADS a power of two  ROWS per thread, THREADS*ROWS >= n  workgroup bytes = 2*size(V)*THREADS*ROWS + 4*THREADS
// Needs     elements below 2^20 or so, not much smaller than 1 the largest of them: lib/householder. Three barriers a column and two sums
// Source    LAPACK xSYTD2, xHETD2
// @use lib/field
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;

struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> d: array<R>;
@group(0) @binding(2) var<storage, read_write> e: array<R>;
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
@group(0) @binding(4) var<storage, read> orders: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> v: array<V, THREADS * ROWS>;
var<workgroup> w: array<V, THREADS * ROWS>;
// @use lib/sum_tree
// @use lib/householder
// @use lib/reflector

// Re(conj(x) y) + z
fn addReal(x: V, y: V, z: R) -> R {
  // @when REAL
  return fma(x, y, z);
  // @end
  // @when COMPLEX
  return fma(x.x, y.x, fma(x.y, y.y, z));
  // @end
}

fn sumOfAll(t: u32, own: R) -> R {
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
      let x = widen(A[column + i]);
      v[i] = x;
      squares += select(0.0, squared(x), i > k + 1u);
    }
    squares = sumOfAll(t, squares);
    let alpha = select(V(), v[min(k + 1u, n - 1u)], k + 1u < n);
    let h = fieldReflector(alpha, squares);
    if (t == 0u) {
      d[z * p.n + k] = realPart(v[k]);
      e[z * p.n + k] = h.beta;
      tau[z * p.n + k] = narrow(h.tau);
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let below = mul(v[i], h.scale);
      if (i > k + 1u) {
        A[column + i] = narrow(below);
      }
      v[i] = select(select(V(), ofReal(1.0), i == k + 1u), below, i > k + 1u);
    }
    workgroupBarrier();
    // w := A v, and v^T w
    var product = 0.0;
    for (var i = t; i < n; i += THREADS) {
      var sum = V();
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          sum = mad(widen(A[off + i + j * p.n]), v[j], sum);
        }
      }
      w[i] = sum;
      product = addReal(sum, v[i], product);
    }
    product = sumOfAll(t, product);
    for (var i = t; i < n; i += THREADS) {
      w[i] = mul(h.tau, mad(-0.5 * conj(h.tau) * product, v[i], w[i]));
    }
    workgroupBarrier();
    for (var i = t; i < n; i += THREADS) {
      let vi = v[i];
      let wi = w[i];
      if (i > k) {
        for (var j = k + 1u; j < n; j++) {
          let value = widen(A[off + i + j * p.n]);
          A[off + i + j * p.n] = narrow(mad(-vi, conj(w[j]), mad(-wi, conj(v[j]), value)));
        }
      }
    }
    workgroupBarrier();
  }
  // @when COMPLEX
  for (var k = 0u; k < n; k++) {
    for (var i = n + t; i < p.n; i += THREADS) {
      A[off + k * p.n + i] = T();
    }
  }
  for (var k = n + t; k < p.n; k += THREADS) {
    tau[z * p.n + k] = T();
  }
  // @end
}
