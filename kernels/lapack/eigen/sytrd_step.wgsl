// sytrd_step: a column of a tridiagonal reduction in one dispatch: every workgroup finishes the column before it, v and w of the panel, from
// the products that the step before has left, brings column `j` up to date, x, and makes the products of x with columns of its own.
// Storage   S(i, c) = S[i + c*n], symmetric, as it was when the panel began, n counted in vec4f. P(:, q): V at column q, W at width + q, V
//           again at 2*width + q, q < done, then x of even columns and of odd ones. before, out: the product with column c at c; behind 4n
//           of them those with V and W, 2*width, then x^T x, S(j+1, j+1), and from each group the sum of x(c) S(:, c)^T x over its columns.
//           T: the diagonal, beside it, and tau, 4n of each
// Mapping   all workgroups: thread -> every THREADS-th vector of rows; then workgroup (x) -> THREADS/LANES columns, LANES threads side by
//           side -> a column, every LANES-th vector of it, and a tree. Of what all have computed a workgroup writes the vectors of rows
//           that it has by turns
// Tunables  THREADS (a power of two)  LANES (up to THREADS)  MOST vectors of rows (workgroup bytes = 16*MOST + 12*THREADS + 16*WIDTH)
//           WIDTH widest panel, a multiple of TURNS  TURNS loads in flight (4)
// Needs     n <= MOST. A group reads nothing that another writes: columns of P from `done` on, x of the other parity, `out`
// Source    LAPACK xLATRD, xLARFG; w^T v as in sytrd_column
const THREADS: u32 = 256u;
const LANES: u32 = 32u;
const MOST: u32 = 256u;
const WIDTH: u32 = 32u;
const TURNS: u32 = 4u;

struct Params {
  baseX: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  // Whether there is a column before this one in the panel, and groups of its step; whether this one is to be made.
  open: u32,
  groupsBefore: u32,
  groups: u32,
  make: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> P: array<vec4f>;
@group(0) @binding(2) var<storage, read> before: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<storage, read_write> T: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;

const ROWS: vec4u = vec4u(0u, 1u, 2u, 3u);
const COLUMNS: u32 = THREADS / LANES;

// Rows of x from j+2 on, zeros above.
var<workgroup> xs: array<vec4f, MOST>;
var<workgroup> shares: array<vec2f, THREADS>;
var<workgroup> sums: array<f32, THREADS>;
// (W^T v, V^T v), and (W, V) in row j.
var<workgroup> across: array<vec2f, WIDTH>;
var<workgroup> inRow: array<vec2f, WIDTH>;

// @use lib/householder

// The sum over all threads.
fn total(t: u32, value: vec2f) -> vec2f {
  workgroupBarrier();
  shares[t] = value;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  workgroupBarrier();
  return shares[0];
}

fn ofBefore(k: u32) -> f32 {
  return before[k / 4u][k % 4u];
}

// One row of a column of P.
fn ofPanel(i: u32, column: u32) -> f32 {
  return P[column * p.n + i / 4u][i % 4u];
}

@compute @workgroup_size(THREADS)
fn sytrd_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  let j = p.j;
  let V = 0u;
  let W = p.width;
  let ends = 4u * p.n + 2u * p.width;
  let xOld = 3u * p.width + (j + 1u) % 2u;
  let xNew = 3u * p.width + j % 2u;

  var h: Reflector;
  var half = 0.0;
  var wFirst = 0.0;
  if (p.open == 1u) {
    h = reflector(ofPanel(j, xOld), ofBefore(ends));
    let corner = ofBefore(ends + 1u);
    let beside = h.scale * ofBefore(j);
    var own = vec2f();
    for (var g = t; g < p.groupsBefore; g += THREADS) {
      own.x += ofBefore(ends + 2u + g);
    }
    own.x = own.x * h.scale * h.scale;
    if (t < WIDTH) {
      inRow[t] = vec2f();
      across[t] = vec2f();
    }
    if (t < p.done) {
      let row = vec2f(ofPanel(j, W + t), ofPanel(j, V + t));
      let dots = row + h.scale * vec2f(ofBefore(4u * p.n + W + t), ofBefore(4u * p.n + V + t));
      inRow[t] = row;
      across[t] = dots;
      own += vec2f(-2.0 * dots.x * dots.y, dot(row.yx, dots));
    }
    let both = total(t, own);
    // v^T S v - 2 (V^T v)^T (W^T v), and w in row j
    let square = corner + 2.0 * beside + both.x;
    half = -0.5 * h.tau * h.tau * square;
    wFirst = fma(h.tau, corner + beside - both.y, half);
  }

  // @registers
  var vs: array<vec4f, TURNS>;
  // @registers
  var ws: array<vec4f, TURNS>;
  // (x^T v, x^T w), and x^T x
  var pair = vec2f();
  var own = 0.0;
  for (var q = j / 4u + t; q < p.n; q += THREADS) {
    let i = 4u * q + ROWS;
    let column = S[j * p.n + q];
    let mine = (q / COLUMNS) % p.groups == place;
    var x = column;
    var v = vec4f();
    var w = vec4f();
    if (p.open == 1u) {
      var sum = vec4f();
      var updates = vec4f();
      for (var k0 = 0u; k0 < p.done; k0 += TURNS) {
        // Loads are made whatever k, of a column that exists, so that they are in flight together.
        // @unroll
        for (var u = 0u; u < TURNS; u++) {
          let k = min(k0 + u, p.done - 1u);
          vs[u] = P[(V + k) * p.n + q];
          ws[u] = P[(W + k) * p.n + q];
        }
        // @unroll
        for (var u = 0u; u < TURNS; u++) {
          sum += vs[u] * across[k0 + u].x + ws[u] * across[k0 + u].y;
          updates += vs[u] * inRow[k0 + u].x + ws[u] * inRow[k0 + u].y;
        }
      }
      let below = vec4<bool>(i > vec4u(j));
      v = select(select(vec4f(), vec4f(1.0), i == vec4u(j)), h.scale * P[xOld * p.n + q], below);
      w = fma(vec4f(h.tau), fma(vec4f(h.scale), before[q], column) - sum, half * v);
      w = select(vec4f(), w, i >= vec4u(j));
      x = column - updates - fma(v, vec4f(wFirst), w);
      if (mine) {
        P[(V + p.done) * p.n + q] = v;
        P[(W + p.done) * p.n + q] = w;
        P[(2u * p.width + p.done) * p.n + q] = v;
      }
    }
    if (mine) {
      P[xNew * p.n + q] = x;
    }
    if (place == 0u && q == j / 4u) {
      T[j] = x[j % 4u];
    }
    x = select(vec4f(), x, i > vec4u(j + 1u));
    xs[q] = x;
    pair += vec2f(dot(x, v), dot(x, w));
    own += dot(x, x);
  }
  if (place == 0u) {
    if (t == 0u && p.open == 1u) {
      T[4u * p.n + j - 1u] = h.beta;
      T[8u * p.n + j - 1u] = h.tau;
    }
    let products = total(t, pair);
    let square = total(t, vec2f(own, 0.0)).x;
    if (t == 0u && p.make == 1u) {
      if (p.open == 1u) {
        out[4u * p.n + V + p.done] = products.x;
        out[4u * p.n + W + p.done] = products.y;
      }
      out[ends] = square;
      let next = j + 1u;
      out[ends + 1u] = S[next * p.n + next / 4u][next % 4u];
    }
  }
  workgroupBarrier();
  if (p.make == 0u) {
    return;
  }

  let lane = t % LANES;
  let q = place * COLUMNS + t / LANES;
  let first = j + 1u;
  let inS = 4u * p.n - first;
  var sum = vec4f();
  let begin = (j + 2u) / 4u + lane;
  if (q < inS) {
    let at = (first + q) * p.n;
    for (var i0 = begin; i0 < p.n; i0 += TURNS * LANES) {
      // @unroll
      for (var u = 0u; u < TURNS; u++) {
        vs[u] = S[at + min(i0 + u * LANES, p.n - 1u)];
      }
      // @unroll
      for (var u = 0u; u < TURNS; u++) {
        let i = i0 + u * LANES;
        if (i < p.n) {
          sum = fma(vs[u], xs[i], sum);
        }
      }
    }
  } else if (q < inS + 2u * p.done) {
    let k = q - inS;
    let at = select(W + k - p.done, V + k, k < p.done) * p.n;
    for (var i = begin; i < p.n; i += LANES) {
      sum = fma(P[at + i], xs[i], sum);
    }
  }
  sums[t] = (sum.x + sum.y) + (sum.z + sum.w);
  for (var span = LANES / 2u; span > 0u; span /= 2u) {
    workgroupBarrier();
    if (lane < span) {
      sums[t] += sums[t + span];
    }
  }
  var share = 0.0;
  if (lane == 0u) {
    let value = sums[t];
    if (q < inS) {
      out[first + q] = value;
      let c = first + q;
      share = xs[c / 4u][c % 4u] * value;
    } else if (q < inS + 2u * p.done) {
      let k = q - inS;
      out[4u * p.n + select(W + k - p.done, V + k, k < p.done)] = value;
    }
  }
  workgroupBarrier();
  if (lane == 0u) {
    sums[t / LANES] = share;
  }
  workgroupBarrier();
  if (t == 0u) {
    var all = 0.0;
    for (var k = 0u; k < COLUMNS; k++) {
      all += sums[k];
    }
    out[ends + 2u + place] = all;
  }
}
