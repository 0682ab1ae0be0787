// sytrd_step: a column of a tridiagonal reduction in one dispatch: every workgroup finishes the column before it, v and w of the panel, from
// the products that the step before has left, brings column `j` up to date, x, and makes the products of x with columns of its own.
// Storage   S(i, c) = S[offS + i + c*lds], symmetric of order 4n, as it was when the panel began, rows counted in vec4f. P(:, q), n of them:
//           V at column q, W at width + q, V again at 2*width + q, q < done, then x of even columns and of odd ones. products, twice, of even
//           columns and `pitch` further on of odd ones: that with column c at c; behind 4n of them those with V and W, 2*width, then x^T x,
//           S(j+1, j+1), and from each group the sum of x(c) S(:, c)^T x over its columns. T[offT + ..]: the diagonal, ldt further on what
//           is beside it, and tau
// Mapping   all workgroups: thread -> every THREADS-th vector of rows; then workgroup (x < groups) -> THREADS/LANES columns, LANES threads
//           side by side -> a column, every LANES-th vector of it. Of what all have computed a workgroup writes the vectors of rows that it
//           has by turns. Of column `start` + s of the panel there are s workgroups more, which do nothing: all that steps differ in is
//           their number, and what the host sets for one of them is set for all. The step behind the last column makes no products
// Tunables  THREADS (a multiple of LANES)  LANES (a multiple of 4)  MOST vectors of rows (a multiple of both)  WIDTH widest panel (at least
//           AHEAD)  AHEAD columns of V and W in flight; workgroup bytes = 16*MOST + 20*THREADS + 16*WIDTH + 512
// Needs     n <= MOST; all workgroups in one dispatch. A group reads nothing that another writes: columns of P from `done` on, x and
//           products of the other parity
// Source    LAPACK xLATRD, xLARFG; w^T v as in sytrd_column
const THREADS: u32 = 256u;
const LANES: u32 = 32u;
const MOST: u32 = 256u;
const WIDTH: u32 = 16u;
const AHEAD: u32 = 8u;

struct Params {
  n: u32,
  offS: u32,
  lds: u32,
  offT: u32,
  ldt: u32,
  // The panel's first column, and how many it has; room for so many.
  start: u32,
  columns: u32,
  width: u32,
  groups: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> P: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> products: array<f32>;
@group(0) @binding(3) var<storage, read_write> T: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
const COLUMNS: u32 = THREADS / LANES;
// Vectors of rows of a thread, in the panel and of its column of S.
const ROWS: u32 = MOST / THREADS;
const TURNS: u32 = MOST / LANES;
const PARTS: u32 = 16u;

// Rows of x from j+2 on, zeros above.
var<workgroup> xs: array<vec4f, MOST>;
var<workgroup> shares: array<vec4f, THREADS>;
var<workgroup> parts: array<vec4f, PARTS>;
var<workgroup> sums: array<f32, THREADS>;
// (W^T v, V^T v), and (W, V) in row j.
var<workgroup> across: array<vec2f, WIDTH>;
var<workgroup> inRow: array<vec2f, WIDTH>;

// @use lib/householder

// One row of a column of P.
fn ofPanel(i: u32, column: u32) -> f32 {
  return P[column * p.n + i / 4u][i % 4u];
}

// What thread t < PARTS adds up of all threads' shares.
fn partOf(t: u32) -> vec4f {
  var sum = vec4f();
  for (var k = t; k < THREADS; k += PARTS) {
    sum += shares[k];
  }
  return sum;
}

fn whole() -> vec4f {
  var sum = vec4f();
  for (var k = 0u; k < PARTS; k++) {
    sum += parts[k];
  }
  return sum;
}

@compute @workgroup_size(THREADS)
fn sytrd_step(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
  @builtin(local_invocation_index) t: u32,
) {
  let place = group.x;
  if (place >= p.groups) {
    return;
  }
  let step = grid.x - p.groups;
  let j = p.start + step;
  // Columns that are finished; whether there is another one before this, which is not.
  let done = max(step, 1u) - 1u;
  let isOpen = step > 0u;
  let before = (j + 1u) % 2u * p.pitch;
  let out = j % 2u * p.pitch;
  let V = 0u;
  let W = p.width;
  let ends = 4u * p.n + 2u * p.width;
  let xOld = 3u * p.width + (j + 1u) % 2u;
  let xNew = 3u * p.width + j % 2u;
  let last = p.n - 1u;

  // All loads that wait for nothing come first, so that they are in flight together: what this thread multiplies x by, its rows of the
  // panel, of the column, of the vector before and of its products.
  let lane = t % LANES;
  let q = place * COLUMNS + t / LANES;
  let first = j + 1u;
  let inS = 4u * p.n - first;
  let begin = (j + 2u) / 4u + lane;
  let atS = p.offS + (first + min(q, inS - 1u)) * p.lds;
  // @registers
  var a: array<vec4f, TURNS>;
  // @unroll
  for (var u = 0u; u < TURNS; u++) {
    a[u] = S[atS + min(begin + u * LANES, last)];
  }
  // @registers
  var column: array<vec4f, ROWS>;
  // @registers
  var x: array<vec4f, ROWS>;
  // @registers
  var y: array<vec4f, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = min(j / 4u + t + r * THREADS, last);
    column[r] = S[p.offS + j * p.lds + row];
    x[r] = P[xOld * p.n + row];
    let product = before + 4u * row;
    y[r] = vec4f(products[product], products[product + 1u], products[product + 2u], products[product + 3u]);
  }
  // @registers
  var v: array<vec4f, AHEAD>;
  // @registers
  var w: array<vec4f, AHEAD>;
  let mostDone = max(done, 1u) - 1u;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    let at = min(u, mostDone) * p.n + min(j / 4u + t, last);
    v[u] = P[V * p.n + at];
    w[u] = P[W * p.n + at];
  }

  var h: Reflector;
  var half = 0.0;
  var wFirst = 0.0;
  if (isOpen) {
    h = reflector(ofPanel(j, xOld), products[before + ends]);
    let corner = products[before + ends + 1u];
    let beside = h.scale * products[before + j];
    var own = vec2f();
    for (var g = t; g < p.groups; g += THREADS) {
      own.x += products[before + ends + 2u + g];
    }
    own.x = own.x * h.scale * h.scale;
    if (t < WIDTH) {
      inRow[t] = vec2f();
      across[t] = vec2f();
    }
    if (t < done) {
      let row = vec2f(ofPanel(j, W + t), ofPanel(j, V + t));
      let dots = row + h.scale * vec2f(products[before + 4u * p.n + W + t], products[before + 4u * p.n + V + t]);
      inRow[t] = row;
      across[t] = dots;
      own += vec2f(-2.0 * dots.x * dots.y, dot(row.yx, dots));
    }
    shares[t] = vec4f(own, 0.0, 0.0);
    workgroupBarrier();
    if (t < PARTS) {
      parts[t] = partOf(t);
    }
    workgroupBarrier();
    let both = whole();
    // v^T S v - 2 (V^T v)^T (W^T v), and w in row j
    let square = corner + 2.0 * beside + both.x;
    half = -0.5 * h.tau * h.tau * square;
    wFirst = fma(h.tau, corner + beside - both.y, half);
  }

  // x^T v, x^T w and x^T x
  var dots = vec4f();
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = j / 4u + t + r * THREADS;
    if (row < p.n) {
      let i = 4u * row + LINE;
      let mine = row % p.groups == place;
      var now = column[r];
      var vNew = vec4f();
      var wNew = vec4f();
      if (isOpen) {
        var sum = vec4f();
        var updates = vec4f();
        for (var k0 = 0u; k0 < done; k0 += AHEAD) {
          if (r + k0 > 0u) {
            // @unroll
            for (var u = 0u; u < AHEAD; u++) {
              let at = min(k0 + u, mostDone) * p.n + row;
              v[u] = P[V * p.n + at];
              w[u] = P[W * p.n + at];
            }
          }
          // Behind the last column weights are zero.
          // @unroll
          for (var u = 0u; u < AHEAD; u++) {
            sum += v[u] * across[k0 + u].x + w[u] * across[k0 + u].y;
            updates += v[u] * inRow[k0 + u].x + w[u] * inRow[k0 + u].y;
          }
        }
        vNew = select(select(vec4f(), vec4f(1.0), i == vec4u(j)), h.scale * x[r], i > vec4u(j));
        wNew = fma(vec4f(h.tau), fma(vec4f(h.scale), y[r], now) - sum, half * vNew);
        wNew = select(vec4f(), wNew, i >= vec4u(j));
        now = now - updates - fma(vNew, vec4f(wFirst), wNew);
        if (mine) {
          P[(V + done) * p.n + row] = vNew;
          P[(W + done) * p.n + row] = wNew;
          P[(2u * p.width + done) * p.n + row] = vNew;
        }
      }
      if (mine) {
        P[xNew * p.n + row] = now;
      }
      if (place == 0u && row == j / 4u) {
        T[p.offT + j] = now[j % 4u];
      }
      now = select(vec4f(), now, i > vec4u(first));
      xs[row] = now;
      dots += vec4f(dot(now, vNew), dot(now, wNew), dot(now, now), 0.0);
    }
  }
  if (place == 0u && t == 0u && isOpen) {
    T[p.ldt + p.offT + j - 1u] = h.beta;
    T[2u * p.ldt + p.offT + j - 1u] = h.tau;
  }
  if (step == p.columns) {
    return;
  }
  workgroupBarrier();
  shares[t] = dots;

  var sum = vec4f();
  if (q < inS) {
    // @unroll
    for (var u = 0u; u < TURNS; u++) {
      let i = begin + u * LANES;
      if (i < p.n) {
        sum = fma(a[u], xs[i], sum);
      }
    }
  } else if (q < inS + 2u * done) {
    let k = q - inS;
    let at = select(W + k - done, V + k, k < done) * p.n;
    for (var i = begin; i < p.n; i += LANES) {
      sum = fma(P[at + i], xs[i], sum);
    }
  }
  sums[t] = (sum.x + sum.y) + (sum.z + sum.w);
  workgroupBarrier();
  var quarter = 0.0;
  if (t < 4u * COLUMNS) {
    for (var k = t % 4u; k < LANES; k += 4u) {
      quarter += sums[t / 4u * LANES + k];
    }
  }
  if (t < PARTS) {
    parts[t] = partOf(t);
  }
  workgroupBarrier();
  if (t < 4u * COLUMNS) {
    sums[t] = quarter;
  }
  workgroupBarrier();
  var share = 0.0;
  if (t < COLUMNS) {
    let value = (sums[4u * t] + sums[4u * t + 1u]) + (sums[4u * t + 2u] + sums[4u * t + 3u]);
    let c = place * COLUMNS + t;
    if (c < inS) {
      products[out + first + c] = value;
      share = xs[(first + c) / 4u][(first + c) % 4u] * value;
    } else if (c < inS + 2u * done) {
      let k = c - inS;
      products[out + 4u * p.n + select(W + k - done, V + k, k < done)] = value;
    }
  }
  if (place == 0u && t == THREADS - 1u) {
    let all = whole();
    if (isOpen) {
      products[out + 4u * p.n + V + done] = all.x;
      products[out + 4u * p.n + W + done] = all.y;
    }
    products[out + ends] = all.z;
    products[out + ends + 1u] = S[p.offS + first * p.lds + first / 4u][first % 4u];
  }
  workgroupBarrier();
  if (t < COLUMNS) {
    sums[t] = share;
  }
  workgroupBarrier();
  if (t == 0u) {
    var all = 0.0;
    for (var k = 0u; k < COLUMNS; k++) {
      all += sums[k];
    }
    products[out + ends + 2u + place] = all;
  }
}
