// syevj_group: eigenvalues and, with VECTORS, eigenvectors of symmetric matrices by Jacobi's rotations, one workgroup a matrix.
// Storage   lib/batch_problem: of A(i, j), n x n, the lower triangle is read, or with p.upper the upper one; it becomes Z with VECTORS.
//           W[piv + k], k < n, ascending; with W_IN_A in A's buffer. info[offInfo + q]: 0, n where A is not finite: then W and Z are NaN,
//           else how many off-diagonal elements are left, n - 1 at most; nonfinite[offNonfinite + q]. Triangle and vectors are in X,
//           p.room elements for each problem
// Mapping   workgroup x -> problem. A round turns n/2 disjoint pairs, round by round all of them: first a thread finds the rotation of a
//           pair, then the others turn blocks of two pairs, and the vectors
// Tunables  N largest order (1920)  THREADS (256)   workgroup bytes 8*(N + 1)/2 + 4*N + 8
// Needs     n <= N. Sums are explicit fma, so that bits do not depend on the variant
// Source    parallel order of round-robin tournaments; H. Rutishauser, Numer. Math. 9 (1966) 1
const N: u32 = 1920u;
const THREADS: u32 = 256u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const W_IN_A: u32 = 0u;
const W_APART: u32 = 1u - W_IN_A;
const PAIRS: u32 = (N + 1u) / 2u;

struct Params {
// @use lib/batch_fields
  upper: u32,
  sweeps: u32,
  tolerance: f32,
  room: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when W_APART
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<storage, read_write> X: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
var<workgroup> sines: array<f32, PAIRS>;
var<workgroup> halves: array<f32, PAIRS>; // tangents of half the angles
var<workgroup> ranks: array<u32, N>;
var<workgroup> top: atomic<u32>;
var<workgroup> told: u32;
// Where the problem's part of X begins.
var<private> home: u32;

fn load(at: u32) -> f32 {
  return X[home + at];
}
fn store(at: u32, value: f32) {
  X[home + at] = value;
}

// Element (i, j) of the triangle.
fn place(i: u32, j: u32) -> u32 {
  let row = max(i, j);
  return row * (row + 1u) / 2u + min(i, j);
}

fn together() {
  storageBarrier();
  workgroupBarrier();
}

// The largest, or the sum, of what the threads have put into `top`, which becomes zero.
fn agreed(t: u32) -> u32 {
  workgroupBarrier();
  if (t == 0u) {
    told = atomicExchange(&top, 0u);
  }
  return workgroupUniformLoad(&told);
}

// The k-th pair of a round of a tournament of m players, an even number.
fn pairOf(k: u32, round: u32, m: u32) -> vec2u {
  let first = select((round + k) % (m - 1u), m - 1u, k == 0u);
  let second = (round + m - 1u - k) % (m - 1u);
  return vec2u(min(first, second), max(first, second));
}

fn turned(x: f32, y: f32, s: f32, tau: f32) -> vec2f {
  return vec2f(fma(-s, fma(tau, x, y), x), fma(s, fma(-tau, y, x), y));
}

@compute @workgroup_size(THREADS)
fn syevj_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  home = z * p.room;
  if (t == 0u) {
    atomicStore(&top, 0u);
    told = own.n;
  }
  let n = workgroupUniformLoad(&told);
  let vectors = n * (n + 1u) / 2u;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  var most = 0u;
  for (var e = t; e < n * n; e += THREADS) {
    // Neighbours in memory are neighbours among the threads.
    let i = select(e % n, e / n, right == 1u);
    let j = select(e / n, e % n, right == 1u);
    if (j <= i) {
      let value = A[own.A.off + i * down + j * right];
      most = max(most, bitcast<u32>(value) & 0x7fffffffu);
      store(place(i, j), value);
    }
    // @when VECTORS
    store(vectors + i + j * n, select(0.0, 1.0, i == j));
    // @end
  }
  atomicMax(&top, most);
  let largest = agreed(t);
  together();
  // By bits: compilers may assume that there is no NaN.
  let wild = largest >= 0x7f800000u;
  // To 1..2.
  let shift = select(shiftOf(largest) - 20, 0, wild | (largest == 0u));
  for (var e = t; e < vectors; e += THREADS) {
    store(e, scaledOne(load(e), shift));
  }
  together();
  let tolerance = select(0x1p-23f * max(1.0, f32(n) / 32.0), p.tolerance, p.tolerance > 0.0);
  let m = n + n % 2u;
  let pairs = m / 2u;
  var left = 0u;
  for (var sweep = 0u; sweep <= p.sweeps; sweep++) {
    var counts = 0u;
    for (var e = t; e < select(n * n, 0u, wild); e += THREADS) {
      let i = e % n;
      let j = e / n;
      if (j < i) {
        let less = min(abs(load(place(i, i))), abs(load(place(j, j))));
        counts += select(0u, 1u, abs(load(place(i, j))) > tolerance * less);
      }
    }
    atomicAdd(&top, counts);
    left = agreed(t);
    if ((left == 0u) | (sweep == p.sweeps)) {
      break;
    }
    for (var round = 0u; round < m - 1u; round++) {
      for (var k = t; k < pairs; k += THREADS) {
        let pair = pairOf(k, round, m);
        var s = 0.0;
        var tau = 0.0;
        if (pair.y < n) {
          let app = load(place(pair.x, pair.x));
          let aqq = load(place(pair.y, pair.y));
          let apq = load(place(pair.y, pair.x));
          if (abs(apq) > tolerance * min(abs(app), abs(aqq))) {
            let d = aqq - app;
            // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
            let span = max(abs(d), abs(2.0 * apq));
            let ratio = min(abs(d), abs(2.0 * apq)) / span;
            let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
            let tangent = select(size, -size, d < 0.0);
            let c = inverseSqrt(fma(tangent, tangent, 1.0));
            s = tangent * c;
            tau = s / (1.0 + c);
            store(place(pair.x, pair.x), fma(-tangent, apq, app));
            store(place(pair.y, pair.y), fma(tangent, apq, aqq));
            store(place(pair.y, pair.x), 0.0);
          }
        }
        sines[k] = s;
        halves[k] = tau;
      }
      together();
      // Every two of the pairs: k, and the one that comes so many behind it in a circle.
      for (var e = t; e < pairs * (pairs - 1u) / 2u; e += THREADS) {
        let k = e % pairs;
        let l = (k + e / pairs + 1u) % pairs;
        let sk = sines[k];
        let sl = sines[l];
        if ((sk != 0.0) | (sl != 0.0)) {
          let rows = pairOf(k, round, m);
          let columns = pairOf(l, round, m);
          // A pair with nobody does not turn.
          let a = place(rows.x, columns.x);
          let b = select(place(rows.x, columns.y), a, columns.y >= n);
          let c = select(place(rows.y, columns.x), a, rows.y >= n);
          let d = select(place(rows.y, columns.y), a, (rows.y >= n) | (columns.y >= n));
          let upper = turned(load(a), load(b), sl, halves[l]);
          let lower = turned(load(c), load(d), sl, halves[l]);
          let before = turned(upper.x, lower.x, sk, halves[k]);
          let behind = turned(upper.y, lower.y, sk, halves[k]);
          store(a, before.x);
          if (columns.y < n) {
            store(b, behind.x);
          }
          if (rows.y < n) {
            store(c, before.y);
          }
          if ((rows.y < n) & (columns.y < n)) {
            store(d, behind.y);
          }
        }
      }
      // @when VECTORS
      for (var e = t; e < pairs * n; e += THREADS) {
        let k = e / n;
        let i = e % n;
        let s = sines[k];
        if (s != 0.0) {
          let pair = pairOf(k, round, m);
          let first = vectors + i + pair.x * n;
          let second = vectors + i + pair.y * n;
          let both = turned(load(first), load(second), s, halves[k]);
          store(first, both.x);
          store(second, both.y);
        }
      }
      // @end
      together();
    }
  }
  let failure = select(min(left, max(n, 1u) - 1u), n, wild);
  let fills = wild | ((failure != 0u) & (p.nanBits != 0u));
  let filling = bitcast<f32>(p.nanBits | 0x7fc00000u);
  if (t == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  for (var i = t; i < n; i += THREADS) {
    let mine = load(place(i, i));
    var rank = 0u;
    for (var j = 0u; j < n; j++) {
      let other = load(place(j, j));
      rank += select(0u, 1u, (other < mine) | ((other == mine) & (j < i)));
    }
    // What is not finite has no order.
    ranks[i] = select(rank, i, wild);
    let value = select(scaledOne(mine, -shift), filling, fills);
    // @when W_APART
    W[own.piv + ranks[i]] = value;
    // @end
    // @when W_IN_A
    A[own.piv + ranks[i]] = value;
    // @end
  }
  // @when VECTORS
  workgroupBarrier();
  for (var e = t; e < n * n; e += THREADS) {
    let i = select(e % n, e / n, own.A.cs == 1u);
    let j = select(e / n, e % n, own.A.cs == 1u);
    A[own.A.off + i * own.A.rs + ranks[j] * own.A.cs] = select(load(vectors + i + j * n), filling, fills);
  }
  // @end
}
