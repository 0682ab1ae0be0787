// geev_vectors: right or left eigenvectors of each matrix of a batch from its Schur form, by substitution, and multiplied by the Schur
// vectors: of length 1, with a largest element that is real; one workgroup to each.
// Storage   order n, T(i, j) at H[z*p.n^2 + i + j*p.n], Z(i, j) likewise, marks and scales as geev_reduce and geev_iterate leave them. V is
//           problem.B, with p.left 0 problem.C of lib/batch_problem. Vector k of T at X[z*p.n^2 + k + i*p.n], then that of A likewise in Y
// Mapping   workgroup x -> problem, thread k -> vector k, or the pair k and k + 1, nothing for k + 1; at the end thread -> place along
//           memory
// Tunables  THREADS >= n
// Needs     left vectors u, with u^T T = w u^T for u's conjugate, are right ones of T transposed about its other diagonal, where i is
//           n - 1 - i. What would grow beyond 2^40 or so is scaled down before it does. V has bits: with info > 0 it
//           is NaN
// Source    LAPACK xTREVC3, xGEEV, xLALN2
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  left: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> Z: array<f32>;
@group(0) @binding(2) var<storage, read> marks: array<vec4i>;
@group(0) @binding(3) var<storage, read> scales: array<f32>;
@group(0) @binding(4) var<storage, read_write> X: array<f32>;
@group(0) @binding(5) var<storage, read_write> Y: array<f32>;
@group(0) @binding(6) var<storage, read_write> V: array<u32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers
// @use lib/lanv2

// Elements of vectors stay below about 2^ROOM.
const ROOM: i32 = 40;
const NAN_BITS: u32 = 0x7fc00000u;
const EPS: f32 = 0x1p-24f;
var<private> first: u32;
var<private> order: u32;

// T, or T turned.
fn element(i: u32, j: u32) -> f32 {
  let q = order - 1u;
  return H[first + select(i + j * p.n, (q - j) + (q - i) * p.n, p.left != 0u)];
}

fn times(a: vec2f, b: vec2f) -> vec2f {
  return vec2f(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

fn sizeOf(a: vec2f) -> f32 {
  return abs(a.x) + abs(a.y);
}

fn exponentOfPair(a: vec2f) -> i32 {
  return i32(max(magnitudeBits(a.x), magnitudeBits(a.y)) >> 23u) - 127;
}

fn byPowers(a: vec2f, e: i32) -> vec2f {
  return vec2f(byPower(a.x, e), byPower(a.y, e));
}

// How far, as an exponent, s / d would go beyond the room.
fn excess(s: vec2f, d: vec2f) -> i32 {
  return max(0, exponentOfPair(s) - exponentOfPair(d) - ROOM);
}

fn quotientOf(s: vec2f, d: vec2f) -> vec2f {
  let e = exponentOfPair(d);
  let divisor = byPowers(d, -e);
  let square = dot(divisor, divisor);
  return times(byPowers(s, -e), vec2f(divisor.x, -divisor.y)) / square;
}

// A pivot that is not too small.
fn atLeast(d: vec2f, least: f32) -> vec2f {
  return select(d, vec2f(least, 0.0), sizeOf(d) < least);
}

struct Two {
  first: vec2f,
  second: vec2f,
  // The solution is that of the right-hand side times 2^-lowered.
  lowered: i32,
}

// [a b; c d] y = (r1, r2) less w on the diagonal, by elimination with complete pivoting.
fn solveTwo(a: f32, b: f32, c: f32, d: f32, w: vec2f, r1: vec2f, r2: vec2f, least: f32) -> Two {
  var u11 = vec2f(a, 0.0) - w;
  var u12 = vec2f(b, 0.0);
  var u21 = vec2f(c, 0.0);
  var u22 = vec2f(d, 0.0) - w;
  var upper = r1;
  var lower = r2;
  let most = max(max(sizeOf(u11), sizeOf(u12)), max(sizeOf(u21), sizeOf(u22)));
  let down = (sizeOf(u11) < most) & (sizeOf(u12) < most);
  if (down) {
    let kept1 = u11;
    let kept2 = u12;
    let kept = upper;
    u11 = u21;
    u12 = u22;
    u21 = kept1;
    u22 = kept2;
    upper = lower;
    lower = kept;
  }
  let across = sizeOf(u11) < most;
  if (across) {
    let kept1 = u11;
    let kept2 = u21;
    u11 = u12;
    u21 = u22;
    u12 = kept1;
    u22 = kept2;
  }
  u11 = atLeast(u11, least);
  let factor = quotientOf(u21, u11);
  u22 = atLeast(u22 - times(factor, u12), least);
  lower -= times(factor, upper);
  var e = excess(lower, u22);
  lower = byPowers(lower, -e);
  upper = byPowers(upper, -e);
  var y2 = quotientOf(lower, u22);
  upper -= times(u12, y2);
  let more = excess(upper, u11);
  let y1 = quotientOf(byPowers(upper, -more), u11);
  y2 = byPowers(y2, -more);
  e += more;
  if (across) {
    return Two(y2, y1, e);
  }
  return Two(y1, y2, e);
}

@compute @workgroup_size(THREADS)
fn geev_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) k: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let mark = marks[z];
  let n = u32(mark.x);
  first = z * p.n * p.n;
  order = n;
  let left = p.left != 0u;
  let failed = mark.w != 0;
  if ((k < n) & !failed) {
    var pair = false;
    var second = false;
    if (k + 1u < n) {
      pair = element(k + 1u, k) != 0.0;
    }
    if (k > 0u) {
      second = element(k, k - 1u) != 0.0;
    }
    let w = vec2f(element(k, k), 0.0);
    var value = w;
    let one = first + k;
    var last = k;
    if (!second) {
      X[one + k * p.n] = 1.0;
    }
    if (pair) {
      let above = element(k, k + 1u);
      let below = element(k + 1u, k);
      value.y = exactRoot(abs(above)) * exactRoot(abs(below));
      last = k + 1u;
      let wide = abs(above) >= abs(below);
      X[one + k * p.n] = select(-value.y / below, 1.0, wide);
      X[one + last * p.n] = 0.0;
      X[one + 1u + k * p.n] = 0.0;
      X[one + 1u + last * p.n] = select(1.0, value.y / above, wide);
    }
    let least = max(EPS * sizeOf(value), 0x1p-100f);
    if (!second) {
      // All threads go up the same rows, most of them with nothing to do at first.
      var j = n;
      while (j > 0u) {
        j--;
        var two = false;
        if (j > 0u) {
          two = element(j, j - 1u) != 0.0;
        }
        let i = select(j, j - 1u, two);
        if (j < k) {
          var r1 = vec2f(0.0);
          var r2 = vec2f(0.0);
          for (var c = j + 1u; c <= last; c++) {
            var x = vec2f(X[one + c * p.n], 0.0);
            if (pair) {
              x.y = X[one + 1u + c * p.n];
            }
            r1 -= element(i, c) * x;
            if (two) {
              r2 -= element(j, c) * x;
            }
          }
          var lowered = 0;
          if (two) {
            let y = solveTwo(element(i, i), element(i, j), element(j, i), element(j, j), value, r1, r2, least);
            r1 = y.first;
            r2 = y.second;
            lowered = y.lowered;
          } else {
            let d = atLeast(vec2f(element(j, j), 0.0) - value, least);
            lowered = excess(r1, d);
            r1 = quotientOf(byPowers(r1, -lowered), d);
          }
          if (lowered > 0) {
            for (var c = j + 1u; c <= last; c++) {
              X[one + c * p.n] = byPower(X[one + c * p.n], -lowered);
              if (pair) {
                X[one + 1u + c * p.n] = byPower(X[one + 1u + c * p.n], -lowered);
              }
            }
          }
          X[one + i * p.n] = r1.x;
          if (pair) {
            X[one + 1u + i * p.n] = r1.y;
          }
          if (two) {
            X[one + j * p.n] = r2.x;
            if (pair) {
              X[one + 1u + j * p.n] = r2.y;
            }
          }
        }
        j = i;
      }
      // V = Z X, four rows at a time.
      let column = select(k, n - 1u - last, left);
      let to = first + column;
      var top = 0u;
      for (var r = 0u; r < n; r += 4u) {
        var re = vec4f(0.0);
        var im = vec4f(0.0);
        let rows = first + min(vec4u(r, r + 1u, r + 2u, r + 3u), vec4u(n - 1u));
        for (var c = 0u; c <= last; c++) {
          let at = rows + select(c, n - 1u - c, left) * p.n;
          let q = vec4f(Z[at.x], Z[at.y], Z[at.z], Z[at.w]);
          re = fma(q, vec4f(X[one + c * p.n]), re);
          if (pair) {
            im = fma(q, vec4f(X[one + 1u + c * p.n]), im);
          }
        }
        for (var s = 0u; s < min(4u, n - r); s++) {
          let scale = scales[z * p.n + r + s];
          let factor = select(scale, 1.0 / scale, left);
          let x = re[s] * factor;
          let y = select(im[s], -im[s], left) * factor;
          top = max(top, max(magnitudeBits(x), magnitudeBits(y)));
          Y[to + (r + s) * p.n] = x;
          if (pair) {
            Y[to + 1u + (r + s) * p.n] = y;
          }
        }
      }
      // To length 1, and turned.
      let e = i32(top >> 23u) - 127;
      var squares = 0.0;
      var most = -1.0;
      var largest = vec2f(1.0, 0.0);
      var placed = 0u;
      for (var r = 0u; r < n; r++) {
        var x = vec2f(Y[to + r * p.n], 0.0);
        if (pair) {
          x.y = Y[to + 1u + r * p.n];
        }
        x = byPowers(x, -e);
        let square = dot(x, x);
        squares += square;
        if (square > most) {
          most = square;
          largest = x;
          placed = r;
        }
      }
      let inverse = 1.0 / exactRoot(squares);
      var turn = vec2f(inverse, 0.0);
      if (pair) {
        turn = vec2f(largest.x, -largest.y) * (inverse / exactRoot(dot(largest, largest)));
      }
      for (var r = 0u; r < n; r++) {
        var x = vec2f(Y[to + r * p.n], 0.0);
        if (pair) {
          x.y = Y[to + 1u + r * p.n];
        }
        x = times(byPowers(x, -e), turn);
        Y[to + r * p.n] = x.x;
        if (pair) {
          Y[to + 1u + r * p.n] = select(x.y, 0.0, r == placed);
        }
      }
    }
  }
  workgroupBarrier();
  storageBarrier();
  var to = own.C;
  if (left) {
    to = own.B;
  }
  let count = select(own.n, 0u, mark.w < 0);
  if (k < count) {
    let along = to.rs == 1u;
    for (var l = 0u; l < count; l++) {
      let i = select(l, k, along);
      let j = select(k, l, along);
      var value = NAN_BITS;
      if (!failed) {
        value = bitcast<u32>(Y[first + j + i * p.n]);
      }
      V[to.off + i * to.rs + j * to.cs] = value;
    }
  }
}
