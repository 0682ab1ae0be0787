// sytrd_product: the products that column `j` of a tridiagonal reduction waits for, with the vector x = S(j+2.., j) that its reflector will be
// made of: of the columns of the trailing matrix as it was when the panel began, of the panel's V and W, and of x itself.
// Storage   S(i, c) = S[i + c*n], symmetric, n counted in vec4f; behind its 4n columns V(:, q) at column q, W(:, q) at width + q, q < done.
//           out[q], out[width + q]: the products of V(:, q) and W(:, q); behind them x^T x, S(j+1, j+1), and from each group the sum of
//           x(c) S(:, c)^T x over its columns; out[offY + c]: the product of S(:, c), c > j
// Mapping   workgroup (x) -> COLS*THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> the same COLS
//           columns, THREADS/lanes apart, every lanes-th vector of rows; then a tree
// Tunables  THREADS (a power of two)  COLS (1..4)  DEPTH vectors of each column in flight (1..8); workgroup bytes = 4*THREADS*(COLS + 1)
// Needs     nothing of the elements above row j+2, which may be anything. Loads are made whatever the row, at one that exists
// Source    LAPACK xLATRD; BLAS xGEMV with TRANS = 'T'
const THREADS: u32 = 128u;
const COLS: u32 = 2u;
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
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<f32, THREADS * COLS>;
var<workgroup> weighted: array<f32, THREADS>;

fn element(i: u32, c: u32) -> f32 {
  return S[i / 4u + c * p.n][i % 4u];
}

// The column that product q is of.
fn columnOf(q: u32, inS: u32) -> u32 {
  let k = q - inS;
  let panel = 4u * p.n + k + select(p.width - p.done, 0u, k < p.done);
  return select(select(p.j, panel, k < 2u * p.done), p.j + 1u + q, q < inS);
}

@compute @workgroup_size(THREADS)
fn sytrd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inS = 4u * p.n - first;
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let place = group.x + p.baseX;
  let q0 = place * COLS * across + t / p.lanes;
  // @registers
  var begin: array<u32, COLS>;
  // @registers
  var sum: array<vec4f, COLS>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    begin[c] = p.n * columnOf(q0 + c * across, inS);
    sum[c] = vec4f();
  }
  // @registers
  var a: array<vec4f, DEPTH * COLS>;
  // @registers
  var x: array<vec4f, DEPTH>;
  for (var i0 = (first + 1u) / 4u + lane; i0 < p.n; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, p.n - 1u);
      x[u] = S[p.j * p.n + i];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = S[begin[c] + i];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u * p.lanes;
      let below = (4u * i + vec4u(0u, 1u, 2u, 3u) > vec4u(first)) & vec4<bool>(i < p.n);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], x[u], sum[c]), below);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = (sum[c].x + sum[c].y) + (sum[c].z + sum[c].w);
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
  var share = 0.0;
  if (lane == 0u) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = q0 + c * across;
      let value = sums[c * THREADS + t];
      if (q < inS) {
        out[p.offY + first + q] = value;
      } else if (q <= inS + 2u * p.done) {
        out[select(columnOf(q, inS) - 4u * p.n, ends, q == inS + 2u * p.done)] = value;
      }
      if (q > 0u && q < inS) {
        share = fma(element(first + q, p.j), value, share);
      }
    }
  }
  weighted[t] = share;
  workgroupBarrier();
  if (t == 0u) {
    for (var k = 1u; k < across; k++) {
      share += weighted[k * p.lanes];
    }
    out[ends + 2u + place] = share;
    if (place == 0u) {
      out[ends + 1u] = element(first, first);
    }
  }
}
