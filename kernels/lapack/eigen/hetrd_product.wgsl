// hetrd_product: sytrd_product for matrices of any field, as it is used for Hermitian ones: the products that column `j` of a reduction to
// tridiagonal form waits for, with the vector x = S(j+2.., j) that its reflector will be made of.
// Storage   S(i, c) = S[i + c*n], Hermitian; behind its n columns V(:, q) at column q, W(:, q) at width + q, q < done.
//           out[q], out[width + q]: V(:, q)^H x and W(:, q)^H x; behind them x^H x, S(j+1, j+1), and from each group the sum of
//           conj(x(c)) S(:, c)^H x over its columns; out[offY + c]: S(:, c)^H x, c > j
// Mapping   workgroup (x) -> COLS*THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> the same COLS
//           columns, THREADS/lanes apart, every lanes-th row; then a tree
// Tunables  THREADS (a power of two)  COLS (1..4)  DEPTH rows of each column in flight (1..8); workgroup bytes = 4*THREADS*(2*COLS + 1)
// Needs     nothing of the elements above row j+2, which may be anything. Loads are made whatever the row, at one that exists
// Source    LAPACK xLATRD; BLAS xGEMV with TRANS = 'C'
const THREADS: u32 = 128u;
const COLS: u32 = 1u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  offY: u32,
  lanes: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read_write> out: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field

var<workgroup> sums: array<V, THREADS * COLS>;
var<workgroup> weighted: array<R, THREADS>;

fn element(i: u32, c: u32) -> V {
  return widen(S[i + c * p.n]);
}

// The column that product q is of.
fn columnOf(q: u32, inS: u32) -> u32 {
  let k = q - inS;
  let panel = p.n + k + select(p.width - p.done, 0u, k < p.done);
  return select(select(p.j, panel, k < 2u * p.done), p.j + 1u + q, q < inS);
}

@compute @workgroup_size(THREADS)
fn hetrd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inS = p.n - first;
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let place = group.x + p.baseX;
  let q0 = place * COLS * across + t / p.lanes;
  // @registers
  var begin: array<u32, COLS>;
  // @registers
  var sum: array<V, COLS>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    begin[c] = columnOf(q0 + c * across, inS);
    sum[c] = V();
  }
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var x: array<V, DEPTH>;
  for (var i0 = first + 1u + lane; i0 < p.n; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, p.n - 1u);
      x[u] = element(i, p.j);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = element(i, begin[c]);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let inside = i0 + u * p.lanes < p.n;
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], mad(conj(a[u * COLS + c]), x[u], sum[c]), inside);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = sum[c];
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
  let ends = 2u * p.width;
  var share = R();
  if (lane == 0u) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = q0 + c * across;
      let value = sums[c * THREADS + t];
      if (q < inS) {
        out[p.offY + first + q] = narrow(value);
      } else if (q <= inS + 2u * p.done) {
        out[select(columnOf(q, inS) - p.n, ends, q == inS + 2u * p.done)] = narrow(value);
      }
      if (q > 0u && q < inS) {
        share += realPart(mul(conj(element(first + q, p.j)), value));
      }
    }
  }
  weighted[t] = share;
  workgroupBarrier();
  if (t == 0u) {
    for (var k = 1u; k < across; k++) {
      share += weighted[k * p.lanes];
    }
    out[ends + 2u + place] = narrow(ofReal(share));
    if (place == 0u) {
      out[ends + 1u] = narrow(element(first, first));
    }
  }
}
