// geqp3_rest: what a reflector does to the columns behind it, as far as the next pivot needs it: F(j, k) = conj(tau) (v^H A(:, j) -
// v^H V F(j, :)^T), row k of R, R(k, j) = A(k, j) - V(k, :) F(j, :)^T, and the columns' norms, less R(k, j).
// Storage   as in geqp3_column; A, X counted in E, F(j, c) times s(c). heads[c]: s(c), heads[c + NB]: R(first + c, first + c),
//           heads[2*NB + k]: tau(k). norms[n + x]: the candidate of workgroup x; norms[2*n + j]: the norm of column j when the panel began
// Mapping   workgroup (x) -> COLS columns from k + 1 on; all threads -> these columns, every THREADS-th vector of rows; then NB threads
//           each -> one column, an earlier column of the panel each; then a tree
// Tunables  NB as in geqp3_column  COLS columns (1..8)  DEPTH vectors of each column in flight (1..4)  AHEAD
//           E T, or four real numbers (WIDTH 4)  THREADS = COLS*NB, a power of two; workgroup bytes = THREADS*(16 + size(V)*(5 + COLS))
// Needs     X zero from its own row up and behind row m. For WIDTH 4 m, off, lda and ldx multiples of 4. Every workgroup makes tau for
//           itself. Column q of F and of the norms is what column k was: the two have changed places
// Source    LAPACK xLAQPS; norms after LAPACK Working Note 176: a norm of which too much has cancelled is computed anew, from A - X F^T.
//           LAPACK ends the panel there. Going on, R(k, j) has roundings of the column as it was when the panel began, which
//           count for more the less of it is left
// @use lib/field
alias E = T;
const WIDTH: u32 = 1u;
const NB: u32 = 32u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const THREADS: u32 = NB * COLS;
// Groups of geqp3_column of which a thread loads a product ahead.
const AHEAD: u32 = 8u;
// A norm is computed anew where less than this is left of the square of the last one that was: the root of the unit roundoff,
const TRUST: R = 0.000244140625;
// or 64 roundoffs, times how much larger the column was at the panel's beginning.
const NOISE: R = 3.814697265625e-6;

struct Params {
  baseX: u32,
  m: u32, // in E
  n: u32,
  k: u32,
  done: u32,
  groups: u32, // of geqp3_column
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> X: array<E>;
@group(0) @binding(2) var<storage, read_write> FR: array<T>;
@group(0) @binding(3) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> heads: array<T>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/norm_squares
// @use lib/geqp3_key
// @use lib/modulus
// @use lib/words
// @when COMPLEX
// @use lib/householder
// @use lib/reflector
// @end

// Sums over a column's threads.
struct Tree {
  dot: V, // X(:, k)^H A(:, j)
  known: V, // v^H V F(j, :)^T
  row: V, // V(k, :) F(j, :)^T
}

var<workgroup> dots: array<V, THREADS * COLS>;
var<workgroup> joint: array<V, THREADS>;
var<workgroup> trees: array<Tree, THREADS>;
var<workgroup> factors: array<V, THREADS>;
var<workgroup> again: array<u32, COLS>;
var<workgroup> anew: array<u32, COLS>;
var<workgroup> keys: array<u32, COLS>;

fn productAt(place: u32) -> V {
  let at = 4u + WORDS * place;
  return ofWords(parts[at], parts[at + COMPLEX]);
}

// @when REAL
fn elementOfA(i: u32, j: u32) -> V {
  return vec4f(A[p.off + i / WIDTH + j * p.lda])[i % WIDTH];
}

fn elementOfX(i: u32, c: u32) -> V {
  return vec4f(X[i / WIDTH + c * p.ldx])[i % WIDTH];
}

fn addProduct(a: E, x: E, sum: E) -> E {
  return fma(a, x, sum);
}

fn whole(x: E) -> V {
  let four = vec4f(x);
  return select(four.x, (four.x + four.y) + (four.z + four.w), WIDTH == 4u);
}
// @end
// @when COMPLEX
fn elementOfA(i: u32, j: u32) -> V {
  return widen(A[p.off + i + j * p.lda]);
}

fn elementOfX(i: u32, c: u32) -> V {
  return widen(X[i + c * p.ldx]);
}

fn addProduct(a: E, x: E, sum: E) -> E {
  return mad(conj(x), a, sum);
}

fn whole(x: E) -> V {
  return x;
}
// @end

// dots: X(:, k)^H A(:, j) below row k for the columns from j0 on, a part from every thread.
fn multiplyColumns(t: u32, j0: u32) {
  // @registers
  var sum: array<E, COLS>;
  // @registers
  var a: array<E, DEPTH * COLS>;
  // @registers
  var x: array<E, DEPTH>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sum[c] = E();
  }
  for (var i0 = (p.k + 1u) / WIDTH + t; i0 < p.m; i0 += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * THREADS, p.m - 1u);
      x[u] = X[i + p.done * p.ldx];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = A[p.off + i + min(j0 + c, p.n - 1u) * p.lda];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], addProduct(a[u * COLS + c], x[u], sum[c]), i0 + u * THREADS < p.m);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    dots[c * THREADS + t] = whole(sum[c]);
  }
}

// @when REAL
struct Step {
  beta: R,
  tau: V,
  // v = scale X(:, k)
  scale: V,
}

// H(k) from the top of a column and the sum of the squares below it; H = I if there is nothing below row k.
fn reflectorOf(alpha: V, square: R) -> Step {
  let isUnit = (bitcast<u32>(square) << 1u) == 0u;
  let norm = sqrt(fma(alpha, alpha, square));
  let beta = select(select(-norm, norm, (bitcast<u32>(alpha) >> 31u) == 1u), alpha, isUnit);
  return Step(beta, select((beta - alpha) / beta, 0.0, isUnit), select(1.0 / (alpha - beta), 0.0, isUnit));
}
// @end
// @when COMPLEX
fn reflectorOf(alpha: V, square: R) -> FieldReflector {
  return fieldReflector(alpha, square);
}
// @end

struct Rest {
  known: u32,
  isLost: bool, // too much has cancelled
}

// A column's norm without its element of magnitude `element`, from known.x; known.y was computed, `before` is the panel's beginning.
fn normWithout(known: vec2u, before: u32, element: u32) -> Rest {
  let size = known.x & MAGNITUDE;
  if (size == 0u || size >= INFINITY_BITS) {
    return Rest(known.x, false);
  }
  if (element >= INFINITY_BITS) {
    return Rest((known.x & FIXED) | element, false);
  }
  let exact = bitcast<R>(known.y);
  let part = bitcast<R>(element) / bitcast<R>(size);
  let left = max(0.0, (1.0 + part) * (1.0 - part));
  let ratio = bitcast<R>(size) / exact;
  let isKnown = left * ratio * ratio > max(TRUST, NOISE * (bitcast<R>(before) / exact));
  return Rest((known.x & FIXED) | bitcast<u32>(bitcast<R>(size) * sqrt(left)), !isKnown);
}

// anew: the norms that are asked for again, of A - X F^T below row k.
fn computeAnew(t: u32, j0: u32) {
  for (var c = 0u; c < COLS; c++) {
    if (workgroupUniformLoad(&again[c]) != 0u) {
      var left = Sum(0u, 0.0, 0.0, 0.0);
      for (var i = p.k + 1u + t; i < p.m * WIDTH; i += THREADS) {
        var value = elementOfA(i, j0 + c);
        for (var l = 0u; l <= p.done; l++) {
          value = mad(-elementOfX(i, l), factors[c * NB + l], value);
        }
        left = addSquared(left, value);
      }
      sums[t] = left;
      joinSums(t, THREADS, 1u);
      if (t == 0u) {
        anew[c] = rootBits(sums[0]);
      }
      workgroupBarrier();
    }
  }
}

@compute @workgroup_size(THREADS)
fn geqp3_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = p.k;
  let own = group.x + p.baseX;
  let j0 = k + 1u + own * COLS;
  let lane = t % NB;

  // What is needed behind the products is loaded in front of them, and waits for nothing.
  // @registers
  var part: array<V, AHEAD>;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    part[u] = productAt(lane + min(t / NB + u * COLS, p.groups - 1u) * NB);
  }
  let mine = t / NB;
  let j = j0 + mine;
  let live = j < p.n;
  let here = min(j, p.n - 1u);
  let earlier = lane < p.done;
  let alpha = ofWords(parts[0], parts[3]);
  let q = parts[1];
  let ownF = widen(FR[lane + here * NB]);
  let movedF = widen(FR[lane + k * NB]);
  let ownNorms = norms[here];
  let movedNorms = norms[k];
  let ownStart = norms[2u * p.n + here].x;
  let movedStart = norms[2u * p.n + k].x;
  let top = elementOfA(k, here);
  let y = select(V(), elementOfX(k, min(lane, p.done)), earlier);

  multiplyColumns(t, j0);
  var products = V();
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    products += select(V(), part[u], mine + u * COLS < p.groups);
  }
  for (var g = mine + AHEAD * COLS; g < p.groups; g += COLS) {
    products += productAt(lane + g * NB);
  }
  joint[t] = products;
  workgroupBarrier();

  // H(k) from X(:, k), which is not scaled yet.
  var square = 0.0;
  var overlap = V();
  for (var g = 0u; g < COLS; g++) {
    square += realPart(joint[p.done + g * NB]);
    overlap += joint[lane + g * NB];
  }
  let h = reflectorOf(alpha, square);

  let f = select(V(), select(ownF, movedF, j == q), earlier);
  var dot = V();
  for (var g = 0u; g < COLS; g++) {
    dot += dots[mine * THREADS + lane + g * NB];
  }
  trees[t] = Tree(dot, select(V(), mul(f, mad(conj(h.scale), overlap, y)), earlier), mul(f, y));
  factors[t] = f;
  if (live && earlier && j == q) {
    FR[lane + j * NB] = narrow(f);
  }
  for (var half = NB / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      let other = trees[t + half];
      trees[t] = Tree(trees[t].dot + other.dot, trees[t].known + other.known, trees[t].row + other.row);
    }
  }

  // The norm that is kept up to date and the one that was computed
  var known = vec2u();
  if (lane == 0u) {
    let factor = mul(conj(h.tau), mad(conj(h.scale), trees[t].dot, top) - trees[t].known);
    let r = top - trees[t].row - factor;
    factors[t + p.done] = mul(h.scale, factor);
    known = select(ownNorms, movedNorms, j == q);
    let before = select(select(ownStart, movedStart, j == q), known.x & MAGNITUDE, p.done == 0u);
    let rest = normWithout(known, before, modulusBits(r));
    known.x = rest.known;
    again[mine] = select(0u, 1u, rest.isLost && live);
    if (live) {
      norms[2u * p.n + j] = vec2u(before, 0u);
      FR[p.done + j * NB] = narrow(mul(h.scale, factor));
      FR[p.done + (p.n + j) * NB] = narrow(r);
    }
  }
  computeAnew(t, j0);
  if (lane == 0u) {
    if (again[mine] != 0u) {
      known = vec2u((known.x & FIXED) | anew[mine], anew[mine]);
    }
    if (live) {
      norms[j] = known;
    }
    keys[mine] = select(0u, columnKey(known.x), live);
  }
  workgroupBarrier();
  if (t == 0u) {
    var best = vec2u(keys[0], j0);
    for (var c = 1u; c < COLS; c++) {
      if (keys[c] > best.x) {
        best = vec2u(keys[c], j0 + c);
      }
    }
    norms[p.n + own] = best;
    if (own == 0u) {
      heads[p.done] = narrow(h.scale);
      heads[NB + p.done] = narrow(ofReal(h.beta * power(bitcast<i32>(parts[2]))));
      heads[2u * NB + k] = narrow(h.tau);
    }
  }
}
