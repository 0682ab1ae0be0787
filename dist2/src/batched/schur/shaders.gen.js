// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_dense_memory, lib_hessenberg, lib_householder, lib_lanv2, lib_powers } from '../../runtime/shaderLibs.gen.js';
export const geev_iterate = /* @__PURE__ */ joined(`
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
`, lib_powers, ``, lib_dense_memory, ``, lib_lanv2, `const EPS: f32 = 0x1p-24f;
const EXCEPTIONAL: u32 = 10u;
fn at(i: u32, j: u32) -> f32 {
  return load(place(i, j));
}
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
fn mayBegin(m: u32, shifts: vec2f) -> bool {
  let column = firstColumn(m, shifts);
  let others = abs(at(m - 1u, m - 1u)) + abs(at(m, m)) + abs(at(m + 1u, m + 1u));
  return abs(at(m, m - 1u)) * (abs(column.y) + abs(column.z)) <= EPS * abs(column.x) * others;
}
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
    W[inRe + t] = at(t, t);
    W[inIm + t] = 0.0;
  }
  let limit = 30u * max(10u, hi - lo);
  var end = hi;
  var stalled = 0u;
  var sweeps = 0u;
  meet();
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
`);
export const geev_reduce = /* @__PURE__ */ joined(`
const THREADS: u32 = 32u;
const N: u32 = 32u;
const HELD: u32 = 1u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const FACTORS: u32 = 0u;
const STORED: u32 = 1u - HELD;
struct Params {
`, lib_batch_fields, `}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> H: array<f32>;
@group(0) @binding(2) var<storage, read_write> scales: array<f32>;
@group(0) @binding(3) var<storage, read_write> marks: array<vec4i>;
// @when VECTORS
@group(0) @binding(4) var<storage, read_write> Z: array<f32>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
@group(0) @binding(6) var<storage, read> others: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, ``, lib_householder, ``, lib_dense_memory, ``, lib_hessenberg, `const MOST_EXPONENT: i32 = 60;
var<workgroup> permuted: array<u32, THREADS>;
var<workgroup> turn: i32;
fn isAlone(i: u32, lo: u32, hi: u32, row: bool) -> bool {
  for (var l = lo; l < hi; l++) {
    if ((l != i) & (load(select(place(l, i), place(i, l), row)) != 0.0)) {
      return false;
    }
  }
  return true;
}
fn exchange(t: u32, n: u32, i: u32, j: u32) {
  if (t < n) {
    let kept = load(place(i, t));
    put(place(i, t), load(place(j, t)));
    put(place(j, t), kept);
  }
  if (t == 0u) {
    let kept = permuted[i];
    permuted[i] = permuted[j];
    permuted[j] = kept;
  }
  meet();
  if (t < n) {
    let kept = load(place(t, i));
    put(place(t, i), load(place(t, j)));
    put(place(t, j), kept);
  }
  meet();
}
fn lengthOf(i: u32, lo: u32, hi: u32, row: bool) -> f32 {
  var top = 0u;
  for (var l = lo; l < hi; l++) {
    top = max(top, bitcast<u32>(load(select(place(l, i), place(i, l), row))) & 0x7fffffffu);
  }
  let e = i32(top >> 23u) - 127;
  var sum = 0.0;
  for (var l = lo; l < hi; l++) {
    let x = byPower(load(select(place(l, i), place(i, l), row)), -e);
    sum = fma(x, x, sum);
  }
  return select(byPower(sqrt(sum), e), 0.0, top == 0u);
}
fn equalizer(i: u32, lo: u32, hi: u32, already: i32) -> i32 {
  var c = lengthOf(i, lo, hi, false);
  var r = lengthOf(i, lo, hi, true);
  if ((c == 0.0) | (r == 0.0)) {
    return 0;
  }
  let sum = c + r;
  var e = 0;
  while ((c < 0.5 * r) & (already + e < MOST_EXPONENT)) {
    e++;
    c *= 2.0;
    r *= 0.5;
  }
  while ((r <= 0.5 * c) & (already + e > -MOST_EXPONENT)) {
    e--;
    c *= 0.5;
    r *= 2.0;
  }
  return select(0, e, c + r < 0.95 * sum);
}
@compute @workgroup_size(THREADS)
fn geev_reduce(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  var order = own.n;
  var outside = own.outside;
  // @when LISTED
  outside = outside | (others[4u * (p.first + z) + 2u].w != 0u);
  order = select(order, 0u, outside);
  // @end
  takePlace(t, z * p.n * p.n, p.n);
  let n = highest(t, order);
  let along = own.A.rs == 1u;
  var most = 0u;
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      let x = A[own.A.off + i * own.A.rs + j * own.A.cs];
      most = max(most, bitcast<u32>(x) & 0x7fffffffu);
      put(place(i, j), x);
    }
  }
  let top = highest(t, most);
  let odd = top >= 0x7f800000u;
  var shift = 0;
  if ((n > 0u) & (top > 0u) & !odd) {
    shift = -select(i32(top >> 23u) - 127, i32(firstLeadingBit(top)) - 149, top < 0x800000u);
  }
  if ((n == 0u) | odd) {
    if (t == 0u) {
      marks[z] = vec4i(0, 0, 0, select(i32(n), -1, outside));
    }
    return;
  }
  if (t < n) {
    for (var c = 0u; c < n; c++) {
      let at = select(place(c, t), place(t, c), along);
      put(at, byPower(load(at), shift));
    }
  }
  permuted[t] = t;
  meet();
  var hi = n;
  while (hi > 1u) {
    var candidate = 0u;
    if (t < hi) {
      candidate = select(0u, t + 1u, isAlone(t, 0u, hi, true));
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    exchange(t, n, found - 1u, hi - 1u);
    hi--;
  }
  var lo = 0u;
  while (lo + 1u < hi) {
    var candidate = 0u;
    if ((t >= lo) & (t < hi)) {
      candidate = select(0u, t + 1u, isAlone(t, lo, hi, false));
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    exchange(t, n, found - 1u, lo);
    lo++;
  }
  var exponent = 0;
  var last = hi - 1u;
  for (var step = 0u; step < 30u * N; step++) {
    var candidate = 0u;
    var e = 0;
    if ((t >= lo) & (t < hi)) {
      e = equalizer(t, lo, hi, exponent);
      let ahead = select(t - last, t + (hi - lo) - last, t <= last);
      candidate = select(0u, THREADS * (N + 1u - ahead) + t, e != 0);
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    let i = found % THREADS;
    if (t == i) {
      turn = e;
      exponent += e;
    }
    let by = workgroupUniformLoad(&turn);
    if ((t >= lo) & (t < n)) {
      put(place(i, t), byPower(load(place(i, t)), -by));
    }
    meet();
    if (t < hi) {
      put(place(t, i), byPower(load(place(t, i)), by));
    }
    meet();
    last = i;
  }
  let atZ = z * p.n * p.n;
  if (t < n) {
    scales[z * p.n + permuted[t]] = byPower(1.0, exponent);
  }
  // @when VECTORS
  for (var c = 0u; c < n; c++) {
    if (t < n) {
      Z[atZ + t + c * p.n] = select(0.0, 1.0, permuted[c] == t);
    }
  }
  // @end
  hessenberg(t, n, lo, hi, atZ, p.n);
  // @when HELD
  if (t < n) {
    for (var c = 0u; c < n; c++) {
      H[atZ + t + c * p.n] = load(place(t, c));
    }
  }
  // @end
  if (t == 0u) {
    marks[z] = vec4i(i32(n), i32(lo + 65536u * hi), shift, 0);
  }
}
`);
export const geev_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  imaginary: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> marks: array<vec4i>;
@group(0) @binding(2) var<storage, read_write> to: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, `const NAN_BITS: u32 = 0x7fc00000u;
@compute @workgroup_size(THREADS)
fn geev_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = (group.x + p.baseX) * THREADS + t;
  let size = max(p.n, 1u);
  let z = x / size;
  let i = x % size;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let mark = marks[z];
  if (i == 0u) {
    info[p.offInfo + own.q] = mark.w;
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (mark.x == 0) & (mark.w > 0));
  }
  if ((mark.w < 0) | (i >= own.n)) {
    return;
  }
  let imaginary = p.imaginary != 0u;
  let value = W[2u * z * p.n + select(i, p.n + i, imaginary)];
  var result = byPower(value, -mark.z);
  if (imaginary & (value != 0.0) & (result == 0.0)) {
    result = select(0x1p-126f, -0x1p-126f, value < 0.0);
  }
  let lo = u32(mark.y) % 65536u;
  let unknown = (mark.x == 0) | ((i >= lo) & (i < u32(mark.w))) | ((mark.w > 0) & (p.nanBits != 0u));
  var place = own.B;
  if (imaginary) {
    place = own.C;
  }
  to[place.off + i * place.rs] = select(bitcast<u32>(result), NAN_BITS, unknown);
}
`);
export const geev_vectors = /* @__PURE__ */ joined(`
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  left: u32,
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
`, lib_batch_problem, ``, lib_powers, ``, lib_lanv2, `const ROOM: i32 = 40;
const NAN_BITS: u32 = 0x7fc00000u;
const EPS: f32 = 0x1p-24f;
var<private> first: u32;
var<private> order: u32;
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
fn excess(s: vec2f, d: vec2f) -> i32 {
  return max(0, exponentOfPair(s) - exponentOfPair(d) - ROOM);
}
fn quotientOf(s: vec2f, d: vec2f) -> vec2f {
  let e = exponentOfPair(d);
  let divisor = byPowers(d, -e);
  let square = dot(divisor, divisor);
  return times(byPowers(s, -e), vec2f(divisor.x, -divisor.y)) / square;
}
fn atLeast(d: vec2f, least: f32) -> vec2f {
  return select(d, vec2f(least, 0.0), sizeOf(d) < least);
}
struct Two {
  first: vec2f,
  second: vec2f,
  lowered: i32,
}
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
`);
export const gehrd_group = /* @__PURE__ */ joined(`
const THREADS: u32 = 32u;
const N: u32 = 32u;
const HELD: u32 = 1u;
const LISTED: u32 = 0u;
const TAU_IN_A: u32 = 0u;
const VECTORS: u32 = 0u;
const FACTORS: u32 = 1u;
const STORED: u32 = 1u - HELD;
const TAU_APART: u32 = 1u - TAU_IN_A;
struct Params {
`, lib_batch_fields, `}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when TAU_APART
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
// @end
// @when STORED
@group(0) @binding(2) var<storage, read_write> H: array<f32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
var<private> taus: u32;
fn keepTau(k: u32, value: f32) {
  // @when TAU_APART
  tau[taus + k] = value;
  // @end
  // @when TAU_IN_A
  A[taus + k] = value;
  // @end
}
`, lib_batch_problem, ``, lib_householder, ``, lib_dense_memory, ``, lib_hessenberg, `@compute @workgroup_size(THREADS)
fn gehrd_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  taus = own.piv;
  takePlace(t, z * p.n * p.n, p.n);
  let n = highest(t, own.n);
  let along = own.A.rs == 1u;
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      put(place(i, j), A[own.A.off + i * own.A.rs + j * own.A.cs]);
    }
  }
  hessenberg(t, n, 0u, n, 0u, 0u);
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      A[own.A.off + i * own.A.rs + j * own.A.cs] = load(place(i, j));
    }
  }
}
`);
