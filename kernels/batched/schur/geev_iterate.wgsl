// geev_iterate: eigenvalues of each Hessenberg matrix of a batch by the double-shift QR algorithm, with VECTORS its Schur form and Z :=
// Z Q; one workgroup to each.
// Storage   as geev_reduce leaves it: order n, H(i, j) at H[z*p.n^2 + i + j*p.n], which becomes T, Z likewise, marks[z], of which info is
//           set: 0, or i if the eigenvalues in front of number i, from lo on, are not found. Values: W[2*z*p.n + i], and imaginary parts
//           p.n behind
// Mapping   workgroup x -> matrix, thread t -> column t of a reflector from the left, row t from the right, row t of Z, and where the
//           subdiagonal element in row t is looked at. Reflectors are computed by all threads
// Tunables  THREADS >= N  N largest order  HELD: lib/dense_memory  workgroup bytes = HELD*4*N*(N + 1) + 4*THREADS + 48
// Needs     the largest element about 1. Two barriers a step of a sweep; at most 30 max(10, n) sweeps. Where a sweep begins and ends all
//           are told by lib/dense_memory. tau is made from the v that is used, so that a reflector is orthogonal whatever the error of v
// Source    LAPACK xLAHQR; J. Francis, The QR transformation, Comput. J. 4 (1961); M. Ahues, F. Tisseur, LAPACK Working Note 122 (1997)
const THREADS: u32 = 32u;
const N: u32 = 32u;
const HELD: u32 = 1u;
const VECTORS: u32 = 1u;
const STORED: u32 = 1u - HELD;

struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> H: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> marks: array<vec4i>;
// @when VECTORS
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/powers
// @use lib/dense_memory
// @use lib/lanv2

const EPS: f32 = 0x1p-24f;
const EXCEPTIONAL: u32 = 10u;

fn at(i: u32, j: u32) -> f32 {
  return load(place(i, j));
}

// Whether the subdiagonal element in row k of lo .. hi-1 is negligible.
fn isNegligible(k: u32, lo: u32, hi: u32) -> bool {
  let below = abs(at(k, k - 1u));
  let least = 0x1p-102f * f32(hi - lo);
  if (below <= least) {
    return true;
  }
  let last = at(k - 1u, k - 1u);
  let own = at(k, k);
  var size = abs(last) + abs(own);
  if (size == 0.0) {
    if (k >= lo + 2u) {
      size += abs(at(k - 1u, k - 2u));
    }
    if (k + 1u < hi) {
      size += abs(at(k + 1u, k));
    }
  }
  if (below > EPS * size) {
    return false;
  }
  let above = abs(at(k - 1u, k));
  let ab = max(below, above);
  let ba = min(below, above);
  let apart = abs(last - own);
  let aa = max(abs(own), apart);
  let bb = min(abs(own), apart);
  let sum = aa + ab;
  return ba * (ab / sum) <= max(least, EPS * (bb * (aa / sum)));
}

// Two shifts: re +- i im, or re twice.
fn shiftsOf(l: u32, end: u32, stalled: u32) -> vec2f {
  let i = end - 1u;
  var h11 = at(i - 1u, i - 1u);
  var h21 = at(i, i - 1u);
  var h12 = at(i - 1u, i);
  var h22 = at(i, i);
  if (stalled % EXCEPTIONAL == 0u) {
    let atEnd = stalled % (2u * EXCEPTIONAL) == 0u;
    let j = select(l, i - 2u, atEnd);
    let size = select(abs(at(l + 1u, l)), abs(h21), atEnd) + select(abs(at(l + 2u, l + 1u)), abs(at(j + 1u, j)), atEnd);
    h11 = 0.75 * size + select(at(l, l), h22, atEnd);
    h12 = -0.4375 * size;
    h21 = size;
    h22 = h11;
  }
  let size = abs(h11) + abs(h12) + abs(h21) + abs(h22);
  if (size == 0.0) {
    return vec2f(0.0);
  }
  h11 /= size;
  h12 /= size;
  h21 /= size;
  h22 /= size;
  let mean = 0.5 * (h11 + h22);
  let determinant = (h11 - mean) * (h22 - mean) - h12 * h21;
  let root = exactRoot(abs(determinant));
  if (determinant >= 0.0) {
    return size * vec2f(mean, root);
  }
  let more = mean + root;
  let less = mean - root;
  return vec2f(size * select(less, more, abs(more - h22) <= abs(less - h22)), 0.0);
}

// The first column of (H - s1) (H - s2) from row m on, of size 1.
fn firstColumn(m: u32, shifts: vec2f) -> vec3f {
  let own = at(m, m) - shifts.x;
  let next = at(m + 1u, m + 1u) - shifts.x;
  let below = at(m + 1u, m);
  let size = abs(own) + abs(shifts.y) + abs(below);
  let ratio = below / size;
  let column = vec3f(
    ratio * at(m, m + 1u) + own * (own / size) + shifts.y * (shifts.y / size),
    ratio * (own + next),
    ratio * at(m + 2u, m + 1u),
  );
  let sum = abs(column.x) + abs(column.y) + abs(column.z);
  return select(column / sum, vec3f(0.0), sum == 0.0);
}

// Whether a sweep may begin in row m, because what it leaves in front of it is negligible.
fn mayBegin(m: u32, shifts: vec2f) -> bool {
  let column = firstColumn(m, shifts);
  let others = abs(at(m - 1u, m - 1u)) + abs(at(m, m)) + abs(at(m + 1u, m + 1u));
  return abs(at(m, m - 1u)) * (abs(column.y) + abs(column.z)) <= EPS * abs(column.x) * others;
}

// I - tau (1, v2, v3)^T (1, v2, v3), which makes x beta times the first unit vector.
struct Reflector3 {
  beta: f32,
  tau: f32,
  v2: f32,
  v3: f32,
}

fn reflector3(x: vec3f) -> Reflector3 {
  if ((x.y == 0.0) & (x.z == 0.0)) {
    return Reflector3(x.x, 0.0, 0.0, 0.0);
  }
  let e = i32(max(max(magnitudeBits(x.x), magnitudeBits(x.y)), magnitudeBits(x.z)) >> 23u) - 127;
  let y = vec3f(byPower(x.x, -e), byPower(x.y, -e), byPower(x.z, -e));
  let size = exactRoot(y.x * y.x + y.y * y.y + y.z * y.z);
  let beta = select(size, -size, y.x > 0.0);
  let inverse = 1.0 / (y.x - beta);
  let v2 = y.y * inverse;
  let v3 = y.z * inverse;
  return Reflector3(byPower(beta, e), 2.0 / (1.0 + v2 * v2 + v3 * v3), v2, v3);
}

@compute @workgroup_size(THREADS)
fn geev_iterate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let mark = marks[z];
  let first = z * p.n * p.n;
  takePlace(t, first, p.n);
  let n = highest(t, u32(mark.x));
  let range = highest(t, u32(mark.y));
  let lo = range % 65536u;
  let hi = range / 65536u;
  if (n == 0u) {
    return;
  }
  let inRe = 2u * z * p.n;
  let inIm = inRe + p.n;
  if (t < n) {
    // @when HELD
    for (var c = 0u; c < n; c++) {
      put(place(t, c), H[first + t + c * p.n]);
    }
    // @end
    // Of rows outside the range these are right.
    W[inRe + t] = at(t, t);
    W[inIm + t] = 0.0;
  }
  let limit = 30u * max(10u, hi - lo);
  var end = hi;
  var stalled = 0u;
  var sweeps = 0u;
  meet();
  // The active block is l .. end-1.
  while (end > lo) {
    var candidate = 0u;
    if ((t > lo) & (t < end)) {
      candidate = select(0u, t, isNegligible(t, lo, hi));
    }
    let l = max(lo, highest(t, candidate));
    if ((l > lo) & (t == 0u)) {
      put(place(l, l - 1u), 0.0);
    }
    if (end - l == 1u) {
      if (t == 0u) {
        W[inRe + l] = at(l, l);
      }
      meet();
      end = l;
      stalled = 0u;
      continue;
    }
    let i = end - 1u;
    if (end - l == 2u) {
      let s = lanv2(at(l, l), at(l, i), at(i, l), at(i, i));
      meet();
      if (t == 0u) {
        put(place(l, l), s.a);
        put(place(l, i), s.b);
        put(place(i, l), s.c);
        put(place(i, i), s.d);
        W[inRe + l] = s.re1;
        W[inRe + i] = s.re2;
        W[inIm + l] = s.im;
        W[inIm + i] = -s.im;
      }
      // @when VECTORS
      if ((t >= end) & (t < n)) {
        let x = at(l, t);
        let y = at(i, t);
        put(place(l, t), s.cs * x + s.sn * y);
        put(place(i, t), s.cs * y - s.sn * x);
      }
      if (t < l) {
        let x = at(t, l);
        let y = at(t, i);
        put(place(t, l), s.cs * x + s.sn * y);
        put(place(t, i), s.cs * y - s.sn * x);
      }
      if (t < n) {
        let x = Z[first + t + l * p.n];
        let y = Z[first + t + i * p.n];
        Z[first + t + l * p.n] = s.cs * x + s.sn * y;
        Z[first + t + i * p.n] = s.cs * y - s.sn * x;
      }
      // @end
      meet();
      end = l;
      stalled = 0u;
      continue;
    }
    if (sweeps >= limit) {
      break;
    }
    sweeps++;
    stalled++;
    let shifts = shiftsOf(l, end, stalled);
    candidate = 0u;
    if ((t > l) & (t + 2u < end)) {
      candidate = select(0u, t, mayBegin(t, shifts));
    }
    let m = max(l, highest(t, candidate));
    var top = 0u;
    var right = n;
    // Without the Schur form only the active block matters.
    if (VECTORS == 0u) {
      top = l;
      right = end;
    }
    var x = firstColumn(m, shifts);
    meet();
    // @when VECTORS
    var z0 = 0.0;
    var z1 = 0.0;
    var z2 = 0.0;
    if (t < n) {
      z0 = Z[first + t + m * p.n];
      z1 = Z[first + t + (m + 1u) * p.n];
      z2 = Z[first + t + (m + 2u) * p.n];
    }
    // @end
    for (var k = m; k + 1u < end; k++) {
      let three = k + 2u < end;
      if (k > m) {
        x = vec3f(at(k, k - 1u), at(k + 1u, k - 1u), 0.0);
        if (three) {
          x.z = at(k + 2u, k - 1u);
        }
      }
      let h = reflector3(x);
      let t2 = h.tau * h.v2;
      let t3 = h.tau * h.v3;
      // Of two rows the third is read and written without being changed: v3 = 0.
      let third = select(k + 1u, k + 2u, three);
      if ((t >= k) & (t < right)) {
        let a = at(k, t);
        let b = at(k + 1u, t);
        let c = at(third, t);
        let sum = a + h.v2 * b + h.v3 * c;
        put(place(k, t), a - sum * h.tau);
        put(place(k + 1u, t), b - sum * t2);
        if (three) {
          put(place(third, t), c - sum * t3);
        }
      }
      meet();
      if (t == 0u) {
        if (k > m) {
          put(place(k, k - 1u), h.beta);
          put(place(k + 1u, k - 1u), 0.0);
          if (three) {
            put(place(k + 2u, k - 1u), 0.0);
          }
        } else if (m > l) {
          put(place(k, k - 1u), at(k, k - 1u) * (1.0 - h.tau));
        }
      }
      if ((t >= top) & (t < min(k + 4u, end))) {
        let a = at(t, k);
        let b = at(t, k + 1u);
        let c = at(t, third);
        let sum = a + h.v2 * b + h.v3 * c;
        put(place(t, k), a - sum * h.tau);
        put(place(t, k + 1u), b - sum * t2);
        if (three) {
          put(place(t, third), c - sum * t3);
        }
      }
      // @when VECTORS
      // Of the three columns of Z two stay in registers.
      if (t < n) {
        let sum = z0 + h.v2 * z1 + h.v3 * z2;
        Z[first + t + k * p.n] = z0 - sum * h.tau;
        z0 = z1 - sum * t2;
        z1 = z2 - sum * t3;
        if (k + 3u < end) {
          z2 = Z[first + t + (k + 3u) * p.n];
        }
      }
      // @end
      meet();
    }
    // @when VECTORS
    if (t < n) {
      Z[first + t + i * p.n] = z0;
    }
    // @end
  }
  if (t == 0u) {
    marks[z] = vec4i(mark.x, mark.y, mark.z, select(0, i32(end), end > lo));
  }
  // @when HELD
  if (t < n) {
    for (var c = 0u; c < n; c++) {
      H[first + t + c * p.n] = at(t, c);
    }
  }
  // @end
}
