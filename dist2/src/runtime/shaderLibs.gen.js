// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const joined = (...parts) => parts.join('');
export const lib_activation_functions = `
fn sigmoid(z: f32) -> f32 {
  let e = exp(-abs(z));
  return select(e, 1.0, z >= 0.0) / (1.0 + e);
}
fn hyperbolicTangent(z: f32) -> f32 {
  let s = z * z;
  let tail = fma(fma(fma(fma(-0.005923983221, s, 0.02087367894), s, -0.05382381697), s, 0.133325842), s, -0.3333332703);
  let e = exp(-2.0 * abs(z));
  let large = (1.0 - e) / (1.0 + e);
  return select(select(large, -large, z < 0.0), fma(z * s, tail, z), abs(z) < 0.65);
}
fn normal(z: f32) -> f32 {
  let a = min(abs(z), 16.0);
  let t = 1.0 / fma(0.35, a, 1.0);
  var sum = fma(fma(fma(fma(-0.02916531183, t, 0.1440676817), t, -0.2559163884), t, 0.1594099019), t, -0.02327583957);
  sum = fma(fma(fma(fma(sum, t, 0.1055800296), t, 0.1198141329), t, 0.1398645308), t, 0.1396212468);
  let tail = exp(-0.5 * a * a) * t * sum;
  return select(tail, 1.0 - tail, z >= 0.0);
}
`;
export const lib_activation_kinds = `
fn expMinusOne(x: f32) -> f32 {
  let t = hyperbolicTangent(0.5 * x);
  return 2.0 * t / (1.0 - t);
}
fn softplus(x: f32) -> f32 {
  let e = exp(-min(abs(x), 200.0));
  let s = e / (2.0 + e);
  let q = s * s;
  let series = fma(fma(fma(fma(fma(fma(1.0 / 13.0, q, 1.0 / 11.0), q, 1.0 / 9.0), q, 1.0 / 7.0), q, 0.2), q, 1.0 / 3.0), q, 1.0);
  return fma(2.0 * s, series, max(x, 0.0));
}
fn mishGate(x: f32) -> vec2f {
  let e = exp(-min(abs(x), 200.0));
  let above = 2.0 * e;
  let below = e * (e + 2.0);
  let rest = 2.0 * e * e;
  return select(vec2f(below, 2.0) / (below + 2.0), vec2f(1.0 + above, rest) / (1.0 + above + rest), x >= 0.0);
}
fn isNaNByBits(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}
fn gated(x: f32, gate: f32) -> f32 {
  return max(x, -1e30) * gate;
}
fn activate(x: f32) -> f32 {
  var f = x;
  if (ACTIVATION == 0u) {
    f = max(x, 0.0);
  } else if (ACTIVATION == 1u) {
    f = select(p.slope * x, x, x > 0.0);
  } else if (ACTIVATION == 2u) {
    f = select(p.scale * expMinusOne(min(x, 0.0)), x, x > 0.0);
  } else if (ACTIVATION == 3u) {
    f = 1.0507009873554805 * select(1.6732632423543772 * expMinusOne(min(x, 0.0)), x, x > 0.0);
  } else if (ACTIVATION == 4u) {
    f = gated(x, normal(x));
  } else if (ACTIVATION == 5u) {
    let c = clamp(x, -100.0, 100.0);
    f = gated(x, sigmoid(1.5957691216 * fma(0.044715 * c * c, c, c)));
  } else if (ACTIVATION == 6u) {
    f = gated(x, sigmoid(x));
  } else if (ACTIVATION == 7u) {
    f = sigmoid(x);
  } else if (ACTIVATION == 8u) {
    f = hyperbolicTangent(x);
  } else if (ACTIVATION == 9u) {
    f = softplus(x);
  } else if (ACTIVATION == 10u) {
    f = 1.0 - 1.0 / (1.0 + abs(x));
    f = select(x / (1.0 + abs(x)), select(f, -f, x < 0.0), abs(x) > 1.0);
  } else if (ACTIVATION == 11u) {
    f = clamp(fma(x, 1.0 / 6.0, 0.5), 0.0, 1.0);
  } else if (ACTIVATION == 12u) {
    f = gated(x, clamp(fma(x, 1.0 / 6.0, 0.5), 0.0, 1.0));
  } else if (ACTIVATION == 13u) {
    f = gated(x, mishGate(x).x);
  }
  return select(f, x, isNaNByBits(x));
}
fn derivative(x: f32) -> f32 {
  var d = 1.0;
  let c = clamp(x, -100.0, 100.0);
  if (ACTIVATION == 0u) {
    d = select(0.0, 1.0, x > 0.0);
  } else if (ACTIVATION == 1u) {
    d = select(p.slope, 1.0, x > 0.0);
  } else if (ACTIVATION == 2u) {
    d = select(p.scale * exp(min(c, 0.0)), 1.0, x > 0.0);
  } else if (ACTIVATION == 3u) {
    d = 1.0507009873554805 * select(1.6732632423543772 * exp(min(c, 0.0)), 1.0, x > 0.0);
  } else if (ACTIVATION == 4u) {
    d = fma(c * 0.3989422804, exp(-0.5 * c * c), normal(c));
  } else if (ACTIVATION == 5u) {
    let u = 1.5957691216 * fma(0.044715 * c * c, c, c);
    let du = 1.5957691216 * fma(0.134145 * c, c, 1.0);
    let s = sigmoid(u);
    d = fma(c * s, sigmoid(-u) * du, s);
  } else if (ACTIVATION == 6u) {
    let s = sigmoid(c);
    d = fma(c * s, sigmoid(-c), s);
  } else if (ACTIVATION == 7u) {
    d = sigmoid(c) * sigmoid(-c);
  } else if (ACTIVATION == 8u) {
    d = 4.0 * sigmoid(2.0 * c) * sigmoid(-2.0 * c);
  } else if (ACTIVATION == 9u) {
    d = sigmoid(c);
  } else if (ACTIVATION == 10u) {
    let g = 1.0 / (1.0 + abs(x));
    d = g * g;
  } else if (ACTIVATION == 11u) {
    d = select(0.0, 1.0 / 6.0, abs(x) < 3.0);
  } else if (ACTIVATION == 12u) {
    d = select(select(0.0, 1.0, x > 0.0), fma(c, 1.0 / 3.0, 0.5), abs(x) < 3.0);
  } else if (ACTIVATION == 13u) {
    let w = mishGate(c);
    d = fma(c * w.y, (1.0 + w.x) * sigmoid(c), w.x);
  }
  return select(d, x, isNaNByBits(x));
}
`;
export const lib_attention_fields = `
struct Params {
  baseX: u32,
  baseY: u32,
  heads: u32,
  groups: u32,
  queries: u32,
  keys: u32,
  dim: u32,
  dimV: u32,
  past: u32,
  causal: u32,
  hasMask: u32,
  minusInfinity: u32,
  scale: R,
  cap: R,
  offQ: u32,
  rowQ: u32,
  headQ: u32,
  batchQ: u32,
  offK: u32,
  rowK: u32,
  headK: u32,
  batchK: u32,
  offV: u32,
  rowV: u32,
  headV: u32,
  batchV: u32,
  offO: u32,
  rowO: u32,
  headO: u32,
  batchO: u32,
  offM: u32,
  headM: u32,
  batchM: u32,
  offL: u32,
  offDO: u32,
  offDQ: u32,
  offDK: u32,
  offDV: u32,
  each: u32,
}
const LOWEST: R = -2e38;
const LOW: R = -1e38;
fn isMasked(score: V) -> bool {
  return isFiniteV(score) && score < 1.5 * LOW;
}
fn isBent() -> bool {
  return (bitcast<u32>(p.cap) << 1u) != 0u;
}
fn bent(product: V) -> V {
  let x = product * p.scale;
  if (!isBent()) {
    return x;
  }
  return p.cap * tangent(x / p.cap);
}
fn bend(value: V) -> V {
  if (!isBent()) {
    return 1.0;
  }
  return 1.0 - (value / p.cap) * (value / p.cap);
}
fn masked(value: V, batch: u32, head: u32, i: u32, j: u32) -> V {
  if (i >= p.queries || j >= p.keys || (p.causal == 1u && j > i + p.past)) {
    return LOWEST;
  }
  var score = value;
  if (p.hasMask == 1u) {
    let more = widen(M[p.offM + batch * p.batchM + head * p.headM + i * p.keys + j]);
    if (bitcast<u32>(more) == 0xff800000u) {
      return LOWEST;
    }
    score += more;
  }
  let isLow = bitcast<u32>(score) == 0xff800000u || (isFiniteV(score) && score < LOW);
  return select(score, LOW, isLow);
}
fn weight(score: V, top: V) -> V {
  let difference = score - top;
  let power = select(exp(difference), 0.0, difference < -100.0);
  return select(select(difference, power, isFiniteV(difference)), 0.0, isMasked(score));
}
`;
export const lib_attention_tile = `
const ROWS: u32 = 64u;
const COLS: u32 = 32u;
const DEPTH: u32 = 16u;
const WIDTH: u32 = 32u;
const GAP: u32 = 17u;
const START_B: u32 = DEPTH * GAP;
var<workgroup> tile: array<vec4<V>, START_B + DEPTH / 2u * GAP>;
var<workgroup> weights: array<vec4<V>, COLS * GAP>;
struct Pair {
  x: vec4<V>,
  y: vec4<V>,
}
fn products(which: u32, depth: u32, t: u32) -> Pair {
  let ty = t / 16u;
  let tx = t % 16u;
  var x = vec4<V>();
  var y = vec4<V>();
  workgroupBarrier();
  for (var d0 = 0u; d0 < depth; d0 += DEPTH) {
    tile[tx * GAP + ty] = vec4<V>(
      loadA(which, 4u * ty, d0 + tx),
      loadA(which, 4u * ty + 1u, d0 + tx),
      loadA(which, 4u * ty + 2u, d0 + tx),
      loadA(which, 4u * ty + 3u, d0 + tx),
    );
    if (t < 128u) {
      let col = t / 8u;
      let d = 2u * (t % 8u);
      tile[START_B + d / 2u * GAP + col] = vec4<V>(
        loadB(which, col, d0 + d),
        loadB(which, col + 16u, d0 + d),
        loadB(which, col, d0 + d + 1u),
        loadB(which, col + 16u, d0 + d + 1u),
      );
    }
    workgroupBarrier();
    // @unroll
    for (var d = 0u; d < 8u; d++) {
      let b = tile[START_B + d * GAP + tx];
      let a0 = tile[2u * d * GAP + ty];
      let a1 = tile[(2u * d + 1u) * GAP + ty];
      x = fma(a0, vec4<V>(b.x), fma(a1, vec4<V>(b.z), x));
      y = fma(a0, vec4<V>(b.y), fma(a1, vec4<V>(b.w), y));
    }
    workgroupBarrier();
  }
  return Pair(x, y);
}
fn summed(which: u32, col0: u32, t: u32, before: Pair) -> Pair {
  let ty = t / 16u;
  let tx = t % 16u;
  var x = before.x;
  var y = before.y;
  tile[t] = vec4<V>(
    loadC(which, 2u * ty, col0 + tx),
    loadC(which, 2u * ty, col0 + tx + 16u),
    loadC(which, 2u * ty + 1u, col0 + tx),
    loadC(which, 2u * ty + 1u, col0 + tx + 16u),
  );
  workgroupBarrier();
  // @unroll
  for (var j = 0u; j < 16u; j++) {
    let c = tile[j * 16u + tx];
    let w0 = weights[2u * j * GAP + ty];
    let w1 = weights[(2u * j + 1u) * GAP + ty];
    x = fma(w0, vec4<V>(c.x), fma(w1, vec4<V>(c.z), x));
    y = fma(w0, vec4<V>(c.y), fma(w1, vec4<V>(c.w), y));
  }
  workgroupBarrier();
  return Pair(x, y);
}
fn putWeights(t: u32, x: vec4<V>, y: vec4<V>) {
  weights[t % 16u * GAP + t / 16u] = x;
  weights[(t % 16u + 16u) * GAP + t / 16u] = y;
}
fn largestOfRows(t: u32, x: vec4<V>) -> vec4<V> {
  weights[t % 16u * GAP + t / 16u] = x;
  workgroupBarrier();
  var largest = x;
  for (var l = 0u; l < 16u; l++) {
    largest = max(largest, weights[l * GAP + t / 16u]);
  }
  workgroupBarrier();
  return largest;
}
fn sumOfRows(t: u32, x: vec4<V>) -> vec4<V> {
  weights[t % 16u * GAP + t / 16u] = x;
  workgroupBarrier();
  var sum = vec4<V>();
  for (var l = 0u; l < 16u; l++) {
    sum += weights[l * GAP + t / 16u];
  }
  workgroupBarrier();
  return sum;
}
`;
export const lib_band_fields = `
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  first: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  byRows: u32,
  off0: u32,
  ld0: u32,
  stride0: u32,
  off1: u32,
  ld1: u32,
  stride1: u32,
  off2: u32,
  ld2: u32,
  stride2: u32,
  off3: u32,
  ld3: u32,
  stride3: u32,
  off4: u32,
  ld4: u32,
  stride4: u32,
  off5: u32,
  ld5: u32,
  stride5: u32,
  across: u32,
  pitch: u32,
  offInfo: u32,
  offNonfinite: u32,
  nanBits: u32,
`;
export const lib_band_problem = `
struct Place {
  off: u32,
  ld: u32,
}
struct Problem {
  q: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  outside: bool,
}
fn problem(z: u32) -> Problem {
  var own = Problem(p.first + z, p.n, p.kl, p.ku, p.nrhs, false);
  // @when LISTED
  let sizes = records[5u * (p.first + z)];
  let band = records[5u * (p.first + z) + 1u];
  own = Problem(sizes.x, sizes.y, band.x, band.y, sizes.z, sizes.w != 0u);
  // @end
  return own;
}
fn place(z: u32, k: u32) -> Place {
  let b = p.first + z;
  var own = Place(p.off0 + b * p.stride0, p.ld0);
  switch k {
    case 1u: { own = Place(p.off1 + b * p.stride1, p.ld1); }
    case 2u: { own = Place(p.off2 + b * p.stride2, p.ld2); }
    case 3u: { own = Place(p.off3 + b * p.stride3, p.ld3); }
    case 4u: { own = Place(p.off4 + b * p.stride4, p.ld4); }
    case 5u: { own = Place(p.off5 + b * p.stride5, p.ld5); }
    default: {}
  }
  // @when LISTED
  let pair = records[5u * b + 2u + k / 2u];
  own = Place(select(pair.x, pair.z, k % 2u == 1u), select(pair.y, pair.w, k % 2u == 1u));
  // @end
  return own;
}
`;
export const lib_band_slots = `
const REAL_FIRST: u32 = 0u;
const SAME_FIRST: u32 = 1u - REAL_FIRST;
alias D = T;
@group(0) @binding(0) var<storage, read_write> x0: array<D>;
// @when USED1
@group(0) @binding(1) var<storage, read_write> x1: array<T>;
// @end
// @when USED2
@group(0) @binding(2) var<storage, read_write> x2: array<T>;
// @end
// @when USED3
@group(0) @binding(3) var<storage, read_write> x3: array<T>;
// @end
// @when USED4
@group(0) @binding(4) var<storage, read_write> x4: array<T>;
// @end
fn load(slot: u32, at: u32) -> V {
  // @when USED1
  if (slot == 1u) {
    return widen(x1[at]);
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    return widen(x2[at]);
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    return widen(x3[at]);
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    return widen(x4[at]);
  }
  // @end
  // @when SAME_FIRST
  return widen(x0[at]);
  // @end
  // @when REAL_FIRST
  return ofReal(x0[at]);
  // @end
}
fn store(slot: u32, at: u32, value: V) {
  // @when USED1
  if (slot == 1u) {
    x1[at] = narrow(value);
    return;
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    x2[at] = narrow(value);
    return;
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    x3[at] = narrow(value);
    return;
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    x4[at] = narrow(value);
    return;
  }
  // @end
  // @when SAME_FIRST
  x0[at] = narrow(value);
  // @end
  // @when REAL_FIRST
  x0[at] = realPart(value);
  // @end
}
`;
export const lib_band_window = `
struct Band {
  home: u32,
  rs: u32,
  cs: u32,
  base: u32,
  down: u32,
  first: u32,
  head: u32,
}
// @when WINDOW
var<workgroup> window: array<V, GROUP * WORDS>;
// @end
fn bandOf(at: Place, g: u32) -> Band {
  let rs = select(1u, at.ld, p.byRows != 0u);
  return Band(at.off, rs, select(at.ld, 1u, p.byRows != 0u), g * WORDS, select(rs, 1u, WINDOW == 1u), 0u, 0u);
}
fn bandColumn(band: Band, s: u32) -> u32 {
  if (WINDOW == 1u) {
    let slot = band.head + s;
    return band.base + (slot - select(0u, p.width, slot >= p.width)) * p.room;
  }
  return band.home + (band.first + s) * band.cs;
}
fn bandGet(at: u32) -> V {
  // @when WINDOW
  if (WINDOW == 1u) {
    return window[at];
  }
  // @end
  return load(0u, at);
}
fn bandSet(at: u32, value: V) {
  // @when WINDOW
  if (WINDOW == 1u) {
    window[at] = value;
    return;
  }
  // @end
  store(0u, at, value);
}
fn bandBarrier() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}
fn bandSpot(e: u32, rows: u32, columns: u32) -> vec2u {
  let inner = select(rows, columns, p.byRows != 0u);
  var outer = u32((R(e) + 0.5) / R(inner));
  outer -= select(0u, 1u, outer * inner > e);
  outer += select(0u, 1u, e - outer * inner >= inner);
  return select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
}
fn bandIn(band: Band, s0: u32, count: u32, kl: u32, n: u32, rows: u32, lane: u32) -> u32 {
  var worst = 0u;
  let c0 = band.first + s0;
  let columns = min(count, n - min(c0, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    let c = c0 + spot.y;
    let value = select(load(0u, band.home + spot.x * band.rs + c * band.cs), V(), spot.x < kl);
    let diagonal = (rows - 1u - kl);
    let isInside = (spot.x >= kl) & (spot.x + c >= diagonal) & (spot.x + c < n + diagonal);
    worst = max(worst, select(0u, wildKey(value), isInside));
    bandSet(bandColumn(band, s0 + spot.y) + spot.x * band.down, value);
  }
  return worst;
}
fn bandOut(band: Band, count: u32, n: u32, rows: u32, lane: u32) {
  // @when WINDOW
  let columns = min(count, n - min(band.first, n));
  for (var e = lane; e < rows * columns; e += LANES) {
    let spot = bandSpot(e, rows, columns);
    store(0u, band.home + spot.x * band.rs + (band.first + spot.y) * band.cs, window[bandColumn(band, spot.y) + spot.x]);
  }
  // @end
}
`;
export const lib_batch_fields = `
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  first: u32,
  m: u32,
  n: u32,
  nrhs: u32,
  offA: u32,
  rsA: u32,
  csA: u32,
  strideA: u32,
  offB: u32,
  rsB: u32,
  csB: u32,
  strideB: u32,
  offC: u32,
  rsC: u32,
  csC: u32,
  strideC: u32,
  offPiv: u32,
  stridePiv: u32,
  offInfo: u32,
  offNonfinite: u32,
  nanBits: u32,
`;
export const lib_batch_operand = `
struct Operand {
  place: Place,
  rows: u32,
  cols: u32,
}
fn operand(a: Problem, which: u32) -> Operand {
  if (which == 0u) {
    return Operand(a.A, a.m, a.n);
  }
  if (which == 1u) {
    return Operand(a.B, a.n, a.nrhs);
  }
  return Operand(a.C, a.n, a.n);
}
`;
export const lib_batch_problem = `
struct Place {
  off: u32,
  rs: u32,
  cs: u32,
}
struct Problem {
  q: u32,
  m: u32,
  n: u32,
  nrhs: u32,
  A: Place,
  B: Place,
  C: Place,
  piv: u32,
  outside: bool,
}
fn problem(z: u32) -> Problem {
  var own: Problem;
  own.q = z;
  own.m = p.m;
  own.n = p.n;
  own.nrhs = p.nrhs;
  own.A = Place(p.offA + z * p.strideA, p.rsA, p.csA);
  own.B = Place(p.offB + z * p.strideB, p.rsB, p.csB);
  own.C = Place(p.offC + z * p.strideC, p.rsC, p.csC);
  own.piv = p.offPiv + z * p.stridePiv;
  own.outside = false;
  // @when LISTED
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = records[at + 1u];
  let b = records[at + 2u];
  let c = records[at + 3u];
  own = Problem(sizes.x, sizes.y, sizes.z, sizes.w, Place(a.x, a.y, a.z), Place(b.x, b.y, b.z), Place(c.x, c.y, c.z), a.w, b.w != 0u);
  // @end
  return own;
}
`;
export const lib_batch_team = `
const TEAMS: u32 = THREADS / TEAM;
fn numberOf(group: u32, team: u32) -> u32 {
  var z = group + p.baseX;
  // @when PACKED
  z = z * TEAMS + team;
  // @end
  return z;
}
fn problemOf(z: u32) -> Problem {
  return problem(min(z, p.count - 1u));
}
`;
export const lib_best_double = `
fn better(a: vec3u, b: vec3u) -> vec3u {
  let larger = b.x > a.x || (b.x == a.x && b.y > a.y);
  return select(a, b, larger || (all(b.xy == a.xy) && b.z < a.z));
}
var<workgroup> candidates: array<vec3u, THREADS>;
fn bestOf(t: u32, mine: vec3u) -> vec3u {
  candidates[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      candidates[t] = better(candidates[t], candidates[t + half]);
    }
  }
  return candidates[0];
}
`;
export const lib_binary_scale = `
fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(clamp(exponent, -126, 127) + 127) << 23u);
}
fn scaled(value: vec4f, exponent: i32) -> vec4f {
  let half = exponent / 2;
  return value * power(half) * power(exponent - half);
}
fn exponentOf(bits: u32) -> i32 {
  return i32((bits & 0x7fffffffu) >> 23u) - 127;
}
`;
export const lib_bunch_block = `
fn quotient(x: V, d: V) -> V {
  // @when REAL
  return x / d;
  // @end
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return x / realPart(d);
  }
  return divide(x, d);
  // @end
}
// @when COMPLEX
fn divideByBlock(a: V, b: V, c: V, x: V, y: V) -> array<V, 2> {
  if (HERMITIAN == 1u) {
    let parts = abs(b);
    let larger = max(parts.x, parts.y);
    let ratio = min(parts.x, parts.y) / larger;
    let size = larger * sqrt(fma(ratio, ratio, 1.0));
    let turn = b / size;
    let d11 = realPart(a) / size;
    let d22 = realPart(c) / size;
    let determinant = d11 * d22 - 1.0;
    let xs = x / size;
    let ys = y / size;
    return array<V, 2>((d22 * xs - mul(turn, ys)) / determinant, (d11 * ys - mul(conj(turn), xs)) / determinant);
  }
  let d11 = divide(a, b);
  let d22 = divide(c, b);
  let determinant = mul(d11, d22) - V(1.0, 0.0);
  let xs = divide(x, b);
  let ys = divide(y, b);
  return array<V, 2>(divide(mul(d22, xs) - ys, determinant), divide(mul(d11, ys) - xs, determinant));
}
// @end
`;
export const lib_bunch_kaufman = `
const ALPHA: f32 = 0.6403882032022076;
const ZERO: u32 = 0u;
const LARGE: u32 = 1u;
const SEARCHED: u32 = 2u;
fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}
fn mirrored(x: V) -> V {
  return select(x, conj(x), HERMITIAN == 1u);
}
fn onDiagonal(x: V) -> V {
  return select(x, ofReal(realPart(x)), HERMITIAN == 1u);
}
`;
export const lib_channel_place = `
fn placeOf(k: u32, c: u32) -> u32 {
  if (FIRST == 1u) {
    return (k / p.pixels * (p.channels - 1u) + c) * p.pixels + k;
  }
  return k * p.channels + c;
}
`;
export const lib_cholqr_tiles = `
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;
fn placeOf(tile: u32) -> vec2u {
  var column = 0u;
  for (var k = 1u; k < EIGHTS; k++) {
    column = select(column, k, tile >= k * (k + 1u) / 2u);
  }
  return vec2u(tile - column * (column + 1u) / 2u, column);
}
`;
export const lib_column_sum = `
var<workgroup> columnShares: array<f32, THREADS>;
fn columnSum(t: u32, lane: u32, value: f32) -> f32 {
  workgroupBarrier();
  columnShares[t] = value;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      columnShares[t] += columnShares[t + half];
    }
  }
  workgroupBarrier();
  return columnShares[t - lane];
}
`;
export const lib_conv_direct_params = `
struct Params {
  baseX: u32,
  count: u32,
  images: i32,
  height: i32,
  width: i32,
  channels: i32,
  outHeight: i32,
  outWidth: i32,
  outChannels: i32,
  filterHeight: i32,
  filterWidth: i32,
  depth: i32,
  perGroup: i32,
  strideY: i32,
  strideX: i32,
  dilationY: i32,
  dilationX: i32,
  padTop: i32,
  padLeft: i32,
  channelsFirst: u32,
  hasBias: u32,
  offX: u32,
  offF: u32,
  offY: u32,
  offB: u32,
  xN: i32,
  xY: i32,
  xX: i32,
  xC: i32,
  fN: i32,
  fY: i32,
  fX: i32,
  fC: i32,
  yN: i32,
  yY: i32,
  yX: i32,
  yC: i32,
  slope: f32,
  scale: f32,
}
`;
export const lib_conv_taps = `
    // @registers
    var tapY: array<u32, TAPS>;
    // @registers
    var tapX: array<u32, TAPS>;
    // @registers
    var channel: array<u32, TAPS>;
    // @registers
    var down: array<u32, TAPS>;
    // @registers
    var right: array<u32, TAPS>;
    // @registers
    var step: array<u32, TAPS>;
    let tap = l / p.channels;
    channel[0] = l - tap * p.channels;
    tapY[0] = tap / tapsX;
    tapX[0] = tap - tapY[0] * tapsX;
    // @unroll
    for (var q = 1u; q < TAPS; q++) {
      let over = channel[q - 1u] + 1u == p.channels;
      let below = over & (tapX[q - 1u] + 1u == tapsX);
      channel[q] = select(channel[q - 1u] + 1u, 0u, over);
      tapX[q] = select(tapX[q - 1u] + select(0u, 1u, over), 0u, below);
      tapY[q] = tapY[q - 1u] + select(0u, 1u, below);
    }
    // @unroll
    for (var q = 0u; q < TAPS; q++) {
      down[q] = select(NOWHERE, tapY[q] * p.dilationY, l + q < depths);
      right[q] = tapX[q] * p.dilationX;
      step[q] = (tapY[q] * p.dilationY * p.width + right[q]) * p.channels + channel[q];
    }
`;
export const lib_conv_fetch = /* @__PURE__ */ joined(`
    let l = at + quad;
    let depths = k;
`, lib_conv_taps, `    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TURNED == 0u) {
        let i = row0 + (id % (BM / 4u)) * 4u;
        let depth = at + id / (BM / 4u);
        // @unroll
        for (var q = 0u; q < 4u / WEIGHTS; q++) {
          let inside = (i + q < p.m) & (depth < k);
          let value = select(vec4f(), vec4f(F[select(0u, i + q + depth * p.m, inside) / WEIGHTS]), inside);
          if (WEIGHTS == 4u) {
            nextA[s] = value;
          } else {
            nextA[s][q] = value.x;
          }
        }
      } else {
        let i = row0 + id / (BK / 4u);
        // @unroll
        for (var q = 0u; q < TAPS; q++) {
          let filterY = taps.firstY + p.strideY * (taps.countY - 1u - tapY[q]);
          let filterX = taps.firstX + p.strideX * (tapsX - 1u - tapX[q]);
          let weight = ((filterY * p.filterWidth + filterX) * p.m + i) * p.channels + channel[q];
          let inside = (i < p.m) & (l + q < k);
          let value = select(vec4f(), vec4f(F[select(0u, weight, inside) / WEIGHTS]), inside);
          if (TAPS == 1u) {
            nextA[s] = value;
          } else {
            nextA[s][q] = value.x;
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      // @unroll
      for (var q = 0u; q < TAPS; q++) {
        let inside = (rows[s] + down[q] < p.height) & (columns[s] + right[q] < p.width);
        let value = select(vec4f(), vec4f(x[select(0u, origins[s] + step[q], inside) / PIXELS]), inside);
        if (TAPS == 1u) {
          nextB[s] = value;
        } else {
          nextB[s][q] = value.x;
        }
      }
    }
`);
export const lib_conv_filter_fetch = `
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      let i = row0 + (id % (BM / 4u)) * 4u;
      let window = at + id / (BM / 4u);
      // @unroll
      for (var q = 0u; q < 4u / WEIGHTS; q++) {
        let inside = (i + q < p.m) & (window < k);
        let value = select(vec4f(), vec4f(dy[select(0u, i + q + window * p.m, inside) / WEIGHTS]), inside);
        if (WEIGHTS == 4u) {
          nextA[s] = value;
        } else {
          nextA[s][q] = value.x;
        }
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let window = table[here + (t + s * THREADS) / (BN / 4u)];
      // @unroll
      for (var q = 0u; q < TAPS; q++) {
        let inside = (window.x + down[q] < p.height) & (window.y + right[q] < p.width);
        let value = select(vec4f(), vec4f(x[select(0u, window.z + step[q], inside) / PIXELS]), inside);
        if (TAPS == 1u) {
          nextB[s] = value;
        } else {
          nextB[s][q] = value.x;
        }
      }
    }
    if (t < BK) {
      table[BK - here + t] = windowAt(at + BK + t, k);
    }
`;
export const lib_conv_places = `
fn placeOf(id: u32, height: i32, width: i32, channels: i32) -> vec4i {
  let i = i32(id);
  if (p.channelsFirst == 1u) {
    let line = i / width;
    let plane = line / height;
    return vec4i(plane / channels, line - plane * height, i - line * width, plane % channels);
  }
  let pixel = i / channels;
  let line = pixel / width;
  return vec4i(line / height, line % height, pixel - line * width, i - pixel * channels);
}
fn xAt(image: i32, y: i32, x: i32, c: i32) -> u32 {
  return p.offX + u32(image * p.xN + y * p.xY + x * p.xX + c * p.xC);
}
fn filterAt(o: i32, fy: i32, fx: i32, c: i32) -> u32 {
  return p.offF + u32(o * p.fN + fy * p.fY + fx * p.fX + c * p.fC);
}
fn resultAt(image: i32, oy: i32, ox: i32, o: i32) -> u32 {
  return p.offY + u32(image * p.yN + oy * p.yY + ox * p.yX + o * p.yC);
}
`;
export const lib_conv_tile = `
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
const WIDE_X: u32 = 1u;
const WIDE_WEIGHTS: u32 = 1u;
const SINGLE_X: u32 = 1u - WIDE_X;
const SINGLE_WEIGHTS: u32 = 1u - WIDE_WEIGHTS;
const PIXELS: u32 = 1u + 3u * WIDE_X;
const WEIGHTS: u32 = 1u + 3u * WIDE_WEIGHTS;
const TAPS: u32 = 4u / PIXELS;
const NOWHERE: u32 = 1u << 30u;
// @when WIDE_X
alias Pixel = vec4f;
// @end
// @when SINGLE_X
alias Pixel = f32;
// @end
// @when WIDE_WEIGHTS
alias Weight = vec4f;
// @end
// @when SINGLE_WEIGHTS
alias Weight = f32;
// @end
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
`;
export const lib_dense_memory = `
// @when HELD
const LD: u32 = N + 1u;
var<workgroup> held: array<f32, N * LD>;
// @end
var<private> origin: u32;
var<private> ld: u32;
var<workgroup> best: atomic<u32>;
var<workgroup> word: u32;
var<workgroup> shares: array<f32, THREADS>;
var<workgroup> parts: array<f32, 8>;
fn takePlace(t: u32, start: u32, size: u32) {
  if (t == 0u) {
    atomicStore(&best, 0u);
  }
  workgroupBarrier();
  origin = start;
  ld = size;
  // @when HELD
  origin = 0u;
  ld = LD;
  // @end
}
fn place(i: u32, j: u32) -> u32 {
  return origin + i + j * ld;
}
fn load(at: u32) -> f32 {
  var value = 0.0;
  // @when HELD
  value = held[at];
  // @end
  // @when STORED
  value = H[at];
  // @end
  return value;
}
fn put(at: u32, value: f32) {
  // @when HELD
  held[at] = value;
  // @end
  // @when STORED
  H[at] = value;
  // @end
}
fn meet() {
  workgroupBarrier();
  // @when STORED
  storageBarrier();
  // @end
}
fn highest(t: u32, candidate: u32) -> u32 {
  atomicMax(&best, candidate);
  workgroupBarrier();
  if (t == 0u) {
    word = atomicLoad(&best);
    atomicStore(&best, 0u);
  }
  return workgroupUniformLoad(&word);
}
fn sumOver(t: u32, value: f32) -> f32 {
  shares[t] = value;
  workgroupBarrier();
  if (t < 8u) {
    var sum = 0.0;
    for (var k = t; k < THREADS; k += 8u) {
      sum += shares[k];
    }
    parts[t] = sum;
  }
  workgroupBarrier();
  return ((parts[0] + parts[1]) + (parts[2] + parts[3])) + ((parts[4] + parts[5]) + (parts[6] + parts[7]));
}
`;
export const lib_double = `
const D_NAN = vec2u(0u, 0x7ff80000u);
const D_ONE = vec2u(0u, 0x3ff00000u);
struct DParts {
  m: vec2u,
  e: i32,
}
fn dNeg(x: vec2u) -> vec2u {
  return vec2u(x.x, x.y ^ 0x80000000u);
}
fn dAbs(x: vec2u) -> vec2u {
  return vec2u(x.x, x.y & 0x7fffffffu);
}
fn dIsZero(x: vec2u) -> bool {
  return (x.x | (x.y << 1u)) == 0u;
}
fn dIsFinite(x: vec2u) -> bool {
  return (x.y & 0x7ff00000u) != 0x7ff00000u;
}
fn dIsNaN(x: vec2u) -> bool {
  return (x.y & 0x7fffffffu) + min(x.x, 1u) > 0x7ff00000u;
}
fn dBelow(x: vec2u, y: vec2u) -> bool {
  return x.y < y.y || (x.y == y.y && x.x < y.x);
}
fn dLess(x: vec2u, y: vec2u) -> bool {
  if (dIsNaN(x) || dIsNaN(y) || (dIsZero(x) && dIsZero(y))) {
    return false;
  }
  if (((x.y ^ y.y) >> 31u) != 0u) {
    return (x.y >> 31u) != 0u;
  }
  return select(dBelow(x, y), dBelow(y, x), (x.y >> 31u) != 0u);
}
fn dEqual(x: vec2u, y: vec2u) -> bool {
  return !dIsNaN(x) && (all(x == y) || (dIsZero(x) && dIsZero(y)));
}
fn dPlus(x: vec2u, y: vec2u) -> vec2u {
  let lo = x.x + y.x;
  return vec2u(lo, x.y + y.y + u32(lo < x.x));
}
fn dMinus(x: vec2u, y: vec2u) -> vec2u {
  return vec2u(x.x - y.x, x.y - y.y - u32(x.x < y.x));
}
fn dTimes(x: vec2u, digit: u32) -> vec2u {
  let low = digit * (x.x & 0xffffu);
  let middle = digit * (x.x >> 16u);
  let lo = low + (middle << 16u);
  return vec2u(lo, digit * x.y + (middle >> 16u) + u32(lo < low));
}
fn dToFloat(x: vec2u) -> f32 {
  return 4294967296.0 * f32(x.y) + f32(x.x);
}
fn dZeros64(m: vec2u) -> u32 {
  return select(countLeadingZeros(m.y), 32u + countLeadingZeros(m.x), m.y == 0u);
}
fn dShiftLeft(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let w = select(m, vec2u(0u, m.x), n >= 32u);
  return vec2u(w.x << s, (w.y << s) | ((w.x >> 1u) >> (s ^ 31u)));
}
fn dShiftRight(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let whole = n >= 32u;
  let w = select(m, vec2u(m.y, 0u), whole);
  let lost = select(0u, m.x, whole) | ((w.x << 1u) << (s ^ 31u));
  let shifted = vec2u((w.x >> s) | ((w.y << 1u) << (s ^ 31u)) | min(lost, 1u), w.y >> s);
  return select(shifted, vec2u(min(m.x | m.y, 1u), 0u), n >= 64u);
}
fn dShiftRightWide(m: vec4u, n: u32) -> vec4u {
  if (n >= 128u) {
    return vec4u(min(m.x | m.y | m.z | m.w, 1u), 0u, 0u, 0u);
  }
  let s = n & 31u;
  let by64 = (n & 64u) != 0u;
  let by32 = (n & 32u) != 0u;
  let v = select(m, vec4u(m.zw, 0u, 0u), by64);
  let w = select(v, vec4u(v.yzw, 0u), by32);
  let lost = select(0u, m.x | m.y, by64) | select(0u, v.x, by32) | ((w.x << 1u) << (s ^ 31u));
  var r = (w >> vec4u(s)) | ((vec4u(w.yzw, 0u) << vec4u(1u)) << vec4u(s ^ 31u));
  r.x |= min(lost, 1u);
  return r;
}
fn dParts(x: vec2u) -> DParts {
  let e = (x.y >> 20u) & 0x7ffu;
  let hi = x.y & 0xfffffu;
  if (e == 0u) {
    let m = vec2u(x.x, hi);
    let n = dZeros64(m) - 11u;
    return DParts(dShiftLeft(m, n), 1 - i32(n));
  }
  return DParts(vec2u(x.x, hi | 0x100000u), i32(e));
}
fn dRound(sign: u32, e: i32, m: vec2u) -> vec2u {
  var w = m;
  var field = u32(e - 1);
  if (u32(e - 1) >= 2046u) {
    if (e > 0) {
      return vec2u(0u, (sign & 0x80000000u) | 0x7ff00000u);
    }
    w = dShiftRight(m, u32(1 - e));
    field = 0u;
  }
  let lo = (w.x >> 11u) | (w.y << 21u);
  let up = ((w.x & 0x7ffu) + 0x3ffu + (lo & 1u)) >> 11u;
  let rounded = lo + up;
  return vec2u(rounded, (sign & 0x80000000u) | ((field << 20u) + (w.y >> 11u) + select(0u, up, rounded == 0u)));
}
fn dNormal(sign: u32, e: i32, m: vec2u) -> vec2u {
  if ((m.x | m.y) == 0u) {
    return vec2u(0u, sign & 0x80000000u);
  }
  let n = dZeros64(m);
  return dRound(sign, e - i32(n), dShiftLeft(m, n));
}
fn dAdd(x: vec2u, y: vec2u) -> vec2u {
  let turned = dBelow(dAbs(x), dAbs(y));
  let a = select(x, y, turned);
  let b = select(y, x, turned);
  let ea = (a.y >> 20u) & 0x7ffu;
  let eb = (b.y >> 20u) & 0x7ffu;
  let minus = (a.y ^ b.y) >> 31u;
  if (ea == 0x7ffu) {
    return select(a, D_NAN, dIsNaN(a) || (minus == 1u && eb == 0x7ffu));
  }
  let ha = (a.y & 0xfffffu) | (min(ea, 1u) << 20u);
  let hb = (b.y & 0xfffffu) | (min(eb, 1u) << 20u);
  let ma = vec2u(a.x << 10u, (ha << 10u) | (a.x >> 22u));
  let mb = dShiftRight(vec2u(b.x << 10u, (hb << 10u) | (b.x >> 22u)), max(ea, 1u) - max(eb, 1u));
  let mask = 0u - minus;
  let low = ma.x + (mb.x ^ mask);
  let lo = low + minus;
  let carry = u32(low < ma.x) | u32(lo < low);
  let sum = vec2u(lo, ma.y + (mb.y ^ mask) + carry);
  return dNormal(select(a.y, 0u, minus == 1u && (sum.x | sum.y) == 0u), i32(max(ea, 1u)) + 1, sum);
}
fn dSub(x: vec2u, y: vec2u) -> vec2u {
  return dAdd(x, dNeg(y));
}
fn dLimbs(m: vec2u) -> vec4u {
  return vec4u((m.x << 3u) & 0x3fffu, (m.x >> 11u) & 0x3fffu, ((m.x >> 25u) | (m.y << 7u)) & 0x3fffu, m.y >> 7u);
}
fn dProduct(a: vec2u, b: vec2u) -> vec4u {
  let x = dLimbs(a);
  let y = dLimbs(b);
  let c0 = x.x * y.x;
  let c1 = x.x * y.y + x.y * y.x + (c0 >> 14u);
  let c2 = x.x * y.z + x.y * y.y + x.z * y.x + (c1 >> 14u);
  let c3 = x.x * y.w + x.y * y.z + x.z * y.y + x.w * y.x + (c2 >> 14u);
  let c4 = x.y * y.w + x.z * y.z + x.w * y.y + (c3 >> 14u);
  let c5 = x.z * y.w + x.w * y.z + (c4 >> 14u);
  let c6 = x.w * y.w + (c5 >> 14u);
  let l1 = c1 & 0x3fffu;
  let l3 = c3 & 0x3fffu;
  let l5 = c5 & 0x3fffu;
  return vec4u(
    ((c0 & 0x3fffu) << 15u) | (l1 << 29u),
    (l1 >> 3u) | ((c2 & 0x3fffu) << 11u) | (l3 << 25u),
    (l3 >> 7u) | ((c4 & 0x3fffu) << 7u) | (l5 << 21u),
    (l5 >> 11u) | (c6 << 3u),
  );
}
fn dProductOfSpecial(x: vec2u, y: vec2u) -> vec2u {
  let sign = (x.y ^ y.y) & 0x80000000u;
  if (dIsFinite(x) && dIsFinite(y)) {
    return vec2u(0u, sign);
  }
  return select(vec2u(0u, sign | 0x7ff00000u), D_NAN, dIsNaN(x) || dIsNaN(y) || dIsZero(x) || dIsZero(y));
}
fn dSumOfSpecial(x: vec2u, y: vec2u) -> vec2u {
  if (dIsNaN(x) || dIsNaN(y)) {
    return D_NAN;
  }
  if (dIsFinite(x)) {
    return select(y, vec2u(0u, x.y & y.y), dIsZero(y));
  }
  return select(x, D_NAN, !dIsFinite(y) && x.y != y.y);
}
fn dIsSpecial(x: vec2u) -> bool {
  return !dIsFinite(x) || dIsZero(x);
}
fn dMul(x: vec2u, y: vec2u) -> vec2u {
  if (dIsSpecial(x) || dIsSpecial(y)) {
    return dProductOfSpecial(x, y);
  }
  let a = dParts(x);
  let b = dParts(y);
  let w = dProduct(a.m, b.m);
  let n = countLeadingZeros(w.w);
  let lost = w.x | (w.y << n);
  let m = vec2u(
    (w.z << n) | (w.y >> (32u - n)) | min(lost, 1u),
    (w.w << n) | (w.z >> (32u - n)),
  );
  return dRound(x.y ^ y.y, a.e + b.e - 1021 - i32(n), m);
}
fn dFma(x: vec2u, y: vec2u, z: vec2u) -> vec2u {
  if (dIsSpecial(x) || dIsSpecial(y) || !dIsFinite(z)) {
    return dSumOfSpecial(dProductOfSpecial(x, y), z);
  }
  let a = dParts(x);
  let b = dParts(y);
  let product = dProduct(a.m, b.m);
  let ez = (z.y >> 20u) & 0x7ffu;
  let hz = (z.y & 0xfffffu) | (min(ez, 1u) << 20u);
  let addend = vec4u(0u, 0u, z.x << 10u, (hz << 10u) | (z.x >> 22u));
  let sign = x.y ^ y.y;
  let minus = (sign ^ z.y) >> 31u;
  let ep = a.e + b.e - 1022;
  let ec = i32(max(ez, 1u));
  let turned = ep < ec;
  let s = select(product, addend, turned);
  let t = dShiftRightWide(select(addend, product, turned), u32(abs(ep - ec))) ^ vec4u(0u - minus);
  var e = max(ep, ec) + 1;
  var r: vec4u;
  r.x = s.x + t.x;
  var carry = u32(r.x < s.x);
  r.x += minus;
  carry |= u32(r.x < minus);
  r.y = s.y + t.y;
  let carryY = u32(r.y < s.y);
  r.y += carry;
  carry = carryY | u32(r.y < carry);
  r.z = s.z + t.z;
  let carryZ = u32(r.z < s.z);
  r.z += carry;
  carry = carryZ | u32(r.z < carry);
  r.w = s.w + t.w + carry;
  var signOut = select(sign, z.y, turned);
  if (minus == 1u && (r.w >> 31u) == 1u) {
    signOut = ~signOut;
    r = ~r;
    r.x += 1u;
    r.y += u32(r.x == 0u);
    r.z += u32((r.x | r.y) == 0u);
    r.w += u32((r.x | r.y | r.z) == 0u);
  }
  if (r.w == 0u) {
    if ((r.x | r.y | r.z) == 0u) {
      return vec2u();
    }
    for (var k = 0u; k < 3u && r.w == 0u; k++) {
      r = vec4u(0u, r.xyz);
      e -= 32;
    }
  }
  let n = countLeadingZeros(r.w);
  let down = n ^ 31u;
  let lost = r.x | (r.y << n);
  let m = vec2u(
    (r.z << n) | ((r.y >> 1u) >> down) | min(lost, 1u),
    (r.w << n) | ((r.z >> 1u) >> down),
  );
  return dRound(signOut, e - i32(n), m);
}
fn dDiv(x: vec2u, y: vec2u) -> vec2u {
  let sign = (x.y ^ y.y) & 0x80000000u;
  if (dIsSpecial(x) || dIsSpecial(y)) {
    let infinity = vec2u(0u, sign | 0x7ff00000u);
    let zeros = dIsZero(x) && dIsZero(y);
    if (dIsNaN(x) || dIsNaN(y) || zeros || (!dIsFinite(x) && !dIsFinite(y))) {
      return D_NAN;
    }
    return select(vec2u(0u, sign), infinity, !dIsFinite(x) || dIsZero(y));
  }
  let a = dParts(x);
  let b = dParts(y);
  let small = dBelow(a.m, b.m);
  var rest = dMinus(dShiftLeft(a.m, u32(small)), b.m);
  var q = vec2u(1u, 0u);
  let inverse = 16384.0 / dToFloat(b.m);
  for (var k = 0u; k < 4u; k++) {
    var digit = u32(dToFloat(rest) * inverse);
    rest = dMinus(vec2u(rest.x << 14u, (rest.y << 14u) | (rest.x >> 18u)), dTimes(b.m, digit));
    if ((rest.y >> 31u) == 1u) {
      rest = dPlus(rest, b.m);
      digit -= 1u;
    } else if (!dBelow(rest, b.m)) {
      rest = dMinus(rest, b.m);
      digit += 1u;
    }
    q = vec2u((q.x << 14u) | digit, (q.y << 14u) | (q.x >> 18u));
  }
  let m = dShiftLeft(q, 7u) | vec2u(min(rest.x | rest.y, 1u), 0u);
  return dRound(sign, a.e - b.e + 1023 - i32(small), m);
}
fn dSqrt(x: vec2u) -> vec2u {
  if (dIsZero(x) || dIsNaN(x) || (x.y >> 31u) == 1u || !dIsFinite(x)) {
    return select(x, D_NAN, dIsNaN(x) || (!dIsZero(x) && (x.y >> 31u) == 1u));
  }
  let a = dParts(x);
  let odd = u32(a.e + 1) & 1u;
  var m = dShiftLeft(a.m, 10u + odd);
  let top = m.y >> 4u;
  var first = u32(sqrt(f32(top)));
  first -= u32(first * first > top);
  first += u32((first + 1u) * (first + 1u) <= top);
  var root = vec2u(first, 0u);
  var rest = vec2u(top - first * first, 0u);
  for (var k = 0u; k < 3u; k++) {
    m = dShiftLeft(m, 28u);
    let twice = dShiftLeft(root, 15u);
    var digit = min(u32(dToFloat(rest) * 8192.0 / dToFloat(root)), 16383u);
    let part = dTimes(dPlus(twice, vec2u(digit, 0u)), digit);
    rest = dMinus(dPlus(dShiftLeft(rest, 28u), vec2u(m.y >> 4u, 0u)), part);
    for (var turn = 0u; turn < 2u && (rest.y >> 31u) == 1u; turn++) {
      digit -= 1u;
      rest = dPlus(rest, dPlus(twice, vec2u(2u * digit + 1u, 0u)));
    }
    let more = dPlus(twice, vec2u(2u * digit + 1u, 0u));
    if (!dBelow(rest, more)) {
      rest = dMinus(rest, more);
      digit += 1u;
    }
    root = dPlus(dShiftLeft(root, 14u), vec2u(digit, 0u));
  }
  return dRound(0u, (a.e - 1023 - i32(odd)) / 2 + 1023, dShiftLeft(root, 8u) | vec2u(min(rest.x | rest.y, 1u), 0u));
}
fn dScale(x: vec2u, n: i32) -> vec2u {
  if (dIsSpecial(x)) {
    return select(x, D_NAN, dIsNaN(x));
  }
  let a = dParts(x);
  return dRound(x.y, a.e + clamp(n, -5000, 5000), dShiftLeft(a.m, 11u));
}
fn dOfU32(x: u32) -> vec2u {
  return dNormal(0u, 1023 + 63, vec2u(x, 0u));
}
fn dOfI32(x: i32) -> vec2u {
  return dNormal(u32(x), 1023 + 63, vec2u(u32(abs(x)), 0u));
}
fn dOfSingle(bits: u32) -> vec2u {
  let e = (bits >> 23u) & 0xffu;
  let m = bits & 0x7fffffu;
  if (e == 0xffu) {
    return select(vec2u(0u, (bits & 0x80000000u) | 0x7ff00000u), D_NAN, m != 0u);
  }
  return dNormal(bits, i32(max(e, 1u)) - 127 + 1023 + 8, vec2u(0u, m | (min(e, 1u) << 23u)));
}
fn dToSingle(x: vec2u) -> u32 {
  let sign = x.y & 0x80000000u;
  if (dIsSpecial(x)) {
    return select(select(sign | 0x7f800000u, 0x7fc00000u, dIsNaN(x)), sign, dIsFinite(x));
  }
  let a = dParts(x);
  let e = a.e - 1023 + 127;
  if (e >= 255) {
    return sign | 0x7f800000u;
  }
  let w = dShiftRight(dShiftLeft(a.m, 3u), 24u + u32(max(1 - e, 0)));
  let m = w.x >> 8u;
  let up = ((w.x & 0xffu) + 0x7fu + (m & 1u)) >> 8u;
  return sign | ((u32(max(e, 1) - 1) << 23u) + m + up);
}
`;
export const lib_field_double = /* @__PURE__ */ joined(`
// @when DOUBLE
`, lib_double, `fn one() -> V {
  return ofReal(D_ONE);
}
// @when REAL
fn ofReal(x: R) -> V {
  return x;
}
fn inAllParts(x: R) -> V {
  return x;
}
fn realPart(x: V) -> R {
  return x;
}
fn conj(x: V) -> V {
  return x;
}
fn add(x: V, y: V) -> V {
  return dAdd(x, y);
}
fn neg(x: V) -> V {
  return dNeg(x);
}
fn mul(x: V, y: V) -> V {
  return dMul(x, y);
}
fn mad(x: V, y: V, z: V) -> V {
  return dFma(x, y, z);
}
fn byReal(f: R, x: V) -> V {
  return dMul(f, x);
}
fn madReal(f: R, x: V, z: V) -> V {
  return dFma(f, x, z);
}
fn byFactor(f: V, x: V) -> V {
  return dMul(f, x);
}
fn madFactor(f: V, x: V, z: V) -> V {
  return dFma(f, x, z);
}
fn absParts(x: V) -> V {
  return dAbs(x);
}
fn abs1(x: V) -> R {
  return dAbs(x);
}
fn squared(x: V) -> R {
  return dMul(x, x);
}
fn inverse(x: V) -> V {
  return dDiv(D_ONE, x);
}
fn divide(x: V, y: V) -> V {
  return dDiv(x, y);
}
fn overReal(x: V, divisor: R) -> V {
  return dDiv(x, divisor);
}
fn isFiniteV(x: V) -> bool {
  return dIsFinite(x);
}
fn isZeroV(x: V) -> bool {
  return dIsZero(x);
}
// @end
// @when COMPLEX
fn ofReal(x: R) -> V {
  return V(x, 0u, 0u);
}
fn inAllParts(x: R) -> V {
  return vec4u(x, x);
}
fn realPart(x: V) -> R {
  return x.xy;
}
fn conj(x: V) -> V {
  return V(x.xyz, x.w ^ 0x80000000u);
}
fn neg(x: V) -> V {
  return V(x.x, x.y ^ 0x80000000u, x.z, x.w ^ 0x80000000u);
}
fn absParts(x: V) -> V {
  return x & V(~0u, 0x7fffffffu, ~0u, 0x7fffffffu);
}
fn partOf(x: V, k: u32) -> R {
  return select(x.xy, x.zw, k == 1u);
}
fn withPart(x: V, k: u32, part: R) -> V {
  return select(V(part, x.zw), V(x.xy, part), k == 1u);
}
fn add(x: V, y: V) -> V {
  var sum: V;
  for (var k = 0u; k < 2u; k++) {
    sum = withPart(sum, k, dAdd(partOf(x, k), partOf(y, k)));
  }
  return sum;
}
fn byReal(f: R, x: V) -> V {
  var product: V;
  for (var k = 0u; k < 2u; k++) {
    product = withPart(product, k, dMul(f, partOf(x, k)));
  }
  return product;
}
fn madParts(x: V, y: V, z: V, parts: u32) -> V {
  var sum = z;
  for (var q = parts; q > 0u; q--) {
    let k = q & 1u;
    let turned = q > 2u;
    var factor = partOf(y, select(k, 1u - k, turned));
    factor.y ^= select(0u, 0x80000000u, turned && k == 0u);
    sum = withPart(sum, k, dFma(partOf(x, u32(turned)), factor, partOf(sum, k)));
  }
  return sum;
}
fn mad(x: V, y: V, z: V) -> V {
  return madParts(x, y, z, 4u);
}
fn mul(x: V, y: V) -> V {
  return mad(x, y, V(0u, 0x80000000u, 0u, 0x80000000u));
}
fn byFactor(f: V, x: V) -> V {
  return madFactor(f, x, V(0u, 0x80000000u, 0u, 0x80000000u));
}
fn madReal(f: R, x: V, z: V) -> V {
  return madParts(ofReal(f), x, z, 2u);
}
fn madFactor(f: V, x: V, z: V) -> V {
  return madParts(f, x, z, select(4u, 2u, dIsZero(f.zw)));
}
fn abs1(x: V) -> R {
  return dAdd(dAbs(x.xy), dAbs(x.zw));
}
fn squared(x: V) -> R {
  return dFma(x.xy, x.xy, dMul(x.zw, x.zw));
}
fn inverse(x: V) -> V {
  return divide(one(), x);
}
fn overReal(x: V, divisor: R) -> V {
  var quotient: V;
  for (var k = 0u; k < 2u; k++) {
    quotient = withPart(quotient, k, dDiv(partOf(x, k), divisor));
  }
  return quotient;
}
fn divide(x: V, y: V) -> V {
  let turned = dBelow(dAbs(y.xy), dAbs(y.zw));
  let large = select(y.xy, y.zw, turned);
  let ratio = dDiv(select(y.zw, dNeg(y.xy), turned), large);
  let part = overReal(select(x, V(x.zw, dNeg(x.xy)), turned), large);
  let sum = madParts(ofReal(ratio), V(part.zw, dNeg(part.xy)), part, 2u);
  return overReal(sum, dFma(ratio, ratio, D_ONE));
}
fn isFiniteV(x: V) -> bool {
  return dIsFinite(x.xy) && dIsFinite(x.zw);
}
fn isZeroV(x: V) -> bool {
  return dIsZero(x.xy) && dIsZero(x.zw);
}
// @end
// @end
`);
export const lib_double_elements = /* @__PURE__ */ joined(`
alias T = vec2u;
alias V = vec2u;
alias R = vec2u;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const DOUBLE: u32 = 1u;
fn widen(x: T) -> V {
  return x;
}
fn narrow(x: V) -> T {
  return x;
}
`, lib_field_double, `fn keyed(x: V) -> R {
  // @when REAL
  return x;
  // @end
  // @when COMPLEX
  return abs1(x);
  // @end
}
`);
export const lib_double_fetch = `
const PAIRS: u32 = 0u;
fn placeOf(side: u32, i: u32, l: u32, off: u32, row: u32, depth: u32) -> u32 {
  if (PAIRS == 0u) {
    return off + i * row + l * depth;
  }
  let part = select((i ^ l) & 1u, l & 1u, side == 1u);
  return 2u * (off + select(i / 2u, i, side == 1u) * row + l / 2u * depth) + part;
}
fn signOf(side: u32, conj: u32, i: u32, l: u32) -> u32 {
  if (PAIRS == 0u) {
    return 0u;
  }
  let part = select((i ^ l) & 1u, l & 1u, side == 1u);
  let turned = select((i ^ 1u) & l & 1u, 0u, side == 1u);
  return (turned ^ (conj & part)) << 31u;
}
fn leading(x: vec2u) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, x.y & 0xfffffu);
  return select(64u + e, select(76u - dZeros64(m), 0u, all(m == vec2u())), e == 0u);
}
`;
export const lib_double_modulus = `
fn modulus(x: V) -> R {
  // @when REAL
  return dAbs(x);
  // @end
  // @when COMPLEX
  let turned = dBelow(dAbs(x.xy), dAbs(x.zw));
  let large = select(dAbs(x.xy), dAbs(x.zw), turned);
  let small = select(dAbs(x.zw), dAbs(x.xy), turned);
  if (dIsZero(small) || !dIsFinite(large)) {
    return large;
  }
  let e = i32(large.y >> 20u) - 1023;
  let a = dScale(large, -e);
  let b = dScale(small, -e);
  return dScale(dSqrt(dFma(a, a, dMul(b, b))), e);
  // @end
}
`;
export const lib_double_parts = /* @__PURE__ */ joined(`
`, lib_double, `alias T = vec2u;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const PARTS: u32 = 1u + COMPLEX;
// @when REAL
fn partOf(x: T, k: u32) -> vec2u {
  return x;
}
fn sizeOf(x: T) -> vec2u {
  return dAbs(x);
}
// @end
// @when COMPLEX
fn partOf(x: T, k: u32) -> vec2u {
  return select(x.xy, x.zw, k == 1u);
}
fn sizeOf(x: T) -> vec2u {
  return dAdd(dAbs(x.xy), dAbs(x.zw));
}
// @end
`);
export const lib_double_range = `
fn intoRange(upper: u32) -> i32 {
  let exponent = select(i32(upper >> 20u) - 1023, -1074, upper < 0x100000u);
  return select(-exponent, 0, upper >= 0x7ff00000u || abs(exponent) <= 400);
}
fn isFiniteSize(upper: u32) -> bool {
  return upper < 0x7ff00000u;
}
`;
export const lib_double_reflector = `
struct Reflector {
  tau: V,
  scale: V,
  beta: R,
}
fn isReal(x: V) -> bool {
  // @when REAL
  return true;
  // @end
  // @when COMPLEX
  return dIsZero(x.zw);
  // @end
}
fn reflectorOf(alpha: V, squares: R) -> Reflector {
  var beta = realPart(alpha);
  if (dIsZero(squares) && isReal(alpha)) {
    return Reflector(V(), V(), beta);
  }
  beta = dSqrt(plusSquares(alpha, squares));
  beta.y ^= ~realPart(alpha).y & 0x80000000u;
  let difference = add(alpha, ofReal(dNeg(beta)));
  return Reflector(overReal(neg(difference), beta), inverse(difference), beta);
}
`;
export const lib_double_scaled = `
// @when REAL
fn scaled(x: V, n: i32) -> V {
  return dScale(x, n);
}
// @end
// @when COMPLEX
fn scaled(x: V, n: i32) -> V {
  var y: V;
  for (var k = 0u; k < 2u; k++) {
    y = withPart(y, k, dScale(partOf(x, k), n));
  }
  return y;
}
// @end
`;
export const lib_double_single = `
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
fn kept(x: f32) -> f32 {
  if (KEPT == 0u) {
    return x;
  }
  return bitcast<f32>(bitcast<u32>(x) ^ p.zero);
}
fn twoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  let v = kept(s - a);
  return vec2f(s, kept(kept(a - kept(s - v)) + kept(b - v)));
}
fn quickTwoSum(a: f32, b: f32) -> vec2f {
  let s = kept(a + b);
  return vec2f(s, kept(b - kept(s - a)));
}
fn halved(a: f32) -> vec2f {
  let c = kept(4097.0 * a);
  let upper = kept(c - kept(c - a));
  return vec2f(upper, kept(a - upper));
}
fn twoProduct(a: f32, b: f32) -> vec2f {
  let h = kept(a * b);
  if (FUSED == 1u) {
    return vec2f(h, kept(fma(a, b, -h)));
  }
  let c = halved(a);
  let d = halved(b);
  let mixed = kept(kept(kept(kept(c.x * d.x) - h) + kept(c.x * d.y)) + kept(c.y * d.x));
  return vec2f(h, kept(mixed + kept(c.y * d.y)));
}
fn dsAdd(a: vec2f, b: f32) -> vec2f {
  let s = twoSum(a.x, b);
  return quickTwoSum(s.x, kept(s.y + a.y));
}
fn sumAdd(sum: vec3f, x: f32) -> vec3f {
  let s = twoSum(sum.x, x);
  let t = twoSum(sum.y, s.y);
  return vec3f(s.x, t.x, kept(sum.z + t.y));
}
fn sumMultiplyAdd(sum: vec3f, a: vec2f, b: vec2f) -> vec3f {
  let h = twoProduct(a.x, b.x);
  let cross = kept(h.y + kept(kept(a.x * b.y) + kept(a.y * b.x)));
  let s = sumAdd(sum, h.x);
  return vec3f(s.x, s.y, kept(s.z + cross));
}
fn sumPair(sum: vec3f) -> vec2f {
  let s = twoSum(sum.x, sum.y);
  return quickTwoSum(s.x, kept(s.y + sum.z));
}
`;
export const lib_double_squares = `
// @when REAL
fn plusSquares(x: V, sum: R) -> R {
  return dFma(x, x, sum);
}
// @end
// @when COMPLEX
fn plusSquares(x: V, sum: R) -> R {
  var total = sum;
  for (var k = 0u; k < 2u; k++) {
    total = dFma(partOf(x, k), partOf(x, k), total);
  }
  return total;
}
// @end
`;
export const lib_element_key = `
// @when REAL
fn keyOf(x: V) -> u32 {
  return pivotKey(x);
}
fn wildKey(x: V) -> u32 {
  return pivotKey(x);
}
// @end
// @when COMPLEX
fn keyOf(x: V) -> u32 {
  return max(pivotKey(abs1(x)), wildKey(x));
}
fn wildKey(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return min(max(parts.x, parts.y), 0x7f800001u);
}
// @end
`;
export const lib_element_power = /* @__PURE__ */ joined(`
// @when FLOAT
// @when REAL
fn elementByPower(x: V, e: i32) -> V {
  return byPower(x, e);
}
// @end
// @when COMPLEX
fn elementByPower(x: V, e: i32) -> V {
  return V(byPower(x.x, e), byPower(x.y, e));
}
// @end
// @end
// @when DOUBLE
`, lib_double_scaled, `fn elementByPower(x: V, e: i32) -> V {
  return scaled(x, e);
}
// @end
`);
export const lib_expm_taylor = `
const X1: f32 = 0.108364657;
const X2: f32 = 0.0270911642;
const X3: f32 = 0.666666667;
const X4: f32 = 0.546761458;
const X5: f32 = 0.161125573;
const X6: f32 = 0.0140909172;
const X7: f32 = 0.033792797;
const Y2: f32 = 0.135492361;
const REACH: f32 = -0.7857447;
const MOST_HALVINGS: i32 = 144;
fn downOf(largest: u32) -> i32 {
  return max(0, exponentOf(largest) - 40);
}
fn halvingsOf(norm: f32, square: f32, down: i32) -> i32 {
  let one = log2(max(norm, 1e-38));
  let two = log2(max(square, 1e-38));
  let reach = min(one, max(0.5 * two, (one + two) / 3.0));
  return clamp(i32(ceil(clamp(reach - REACH, -300.0, 300.0))) + down, 0, MOST_HALVINGS);
}
`;
export const lib_factor = `
// @when FLOAT
// @when REAL
fn byFactor(f: V, x: V) -> V {
  return f * x;
}
fn madFactor(f: V, x: V, z: V) -> V {
  return fma(f, x, z);
}
// @end
// @when COMPLEX
fn byFactor(f: V, x: V) -> V {
  return madFactor(f, x, V());
}
fn madFactor(f: V, x: V, z: V) -> V {
  let turned = fma(V(f.y), V(-x.y, x.x), z);
  return fma(V(f.x), x, select(turned, z, (bitcast<u32>(f.y) << 1u) == 0u));
}
// @end
// @end
`;
export const lib_field = `
alias T = f32;
alias V = f32;
alias R = f32;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
const DOUBLE: u32 = 0u;
const FLOAT: u32 = 1u - DOUBLE;
fn widen(x: T) -> V {
  return V(x);
}
fn narrow(x: V) -> T {
  return T(x);
}
// @when FLOAT
fn one() -> V {
  return ofReal(1.0);
}
fn add(x: V, y: V) -> V {
  return x + y;
}
fn neg(x: V) -> V {
  return -x;
}
fn byReal(f: R, x: V) -> V {
  return f * x;
}
fn madReal(f: R, x: V, z: V) -> V {
  return fma(V(f), x, z);
}
fn absParts(x: V) -> V {
  return abs(x);
}
// @when REAL
fn ofReal(x: R) -> V {
  return x;
}
fn realPart(x: V) -> R {
  return x;
}
fn conj(x: V) -> V {
  return x;
}
fn mul(x: V, y: V) -> V {
  return x * y;
}
fn mad(x: V, y: V, z: V) -> V {
  return fma(x, y, z);
}
fn abs1(x: V) -> R {
  return abs(x);
}
fn squared(x: V) -> R {
  return x * x;
}
fn inverse(x: V) -> V {
  return 1.0 / x;
}
fn divide(x: V, y: V) -> V {
  return x / y;
}
fn isFiniteV(x: V) -> bool {
  return (bitcast<u32>(x) & 0x7f800000u) != 0x7f800000u;
}
fn isZeroV(x: V) -> bool {
  return (bitcast<u32>(x) << 1u) == 0u;
}
// @end
// @when COMPLEX
fn ofReal(x: R) -> V {
  return V(x, 0.0);
}
fn realPart(x: V) -> R {
  return x.x;
}
fn conj(x: V) -> V {
  return V(x.x, -x.y);
}
fn mul(x: V, y: V) -> V {
  return fma(V(x.x), y, x.y * V(-y.y, y.x));
}
fn mad(x: V, y: V, z: V) -> V {
  return fma(V(x.x), y, fma(V(x.y), V(-y.y, y.x), z));
}
fn abs1(x: V) -> R {
  return abs(x.x) + abs(x.y);
}
fn squared(x: V) -> R {
  return fma(x.x, x.x, x.y * x.y);
}
fn inverse(x: V) -> V {
  let turned = abs(x.x) < abs(x.y);
  let large = select(x.x, x.y, turned);
  let ratio = select(x.y, x.x, turned) / large;
  let one = 1.0 / fma(ratio, ratio, 1.0) / large;
  return select(V(one, -ratio * one), V(ratio * one, -one), turned);
}
fn divide(x: V, y: V) -> V {
  let turned = abs(y.x) < abs(y.y);
  let large = select(y.x, y.y, turned);
  let ratio = select(y.y, -y.x, turned) / large;
  let part = select(x, V(x.y, -x.x), turned) / large;
  return fma(V(ratio), V(part.y, -part.x), part) / fma(ratio, ratio, 1.0);
}
fn isFiniteV(x: V) -> bool {
  return all((bitcast<vec2u>(x) & vec2u(0x7f800000u)) != vec2u(0x7f800000u));
}
fn isZeroV(x: V) -> bool {
  return all((bitcast<vec2u>(x) << vec2u(1u)) == vec2u());
}
// @end
// @end
`;
export const lib_four = `
// @when REAL
alias Four = vec4f;
fn four(a: V, b: V, c: V, d: V) -> Four {
  return vec4f(a, b, c, d);
}
fn item(whole: Four, q: u32) -> V {
  return whole[q];
}
fn kept(whole: Four, keep: vec4<bool>) -> Four {
  return select(vec4f(0.0), whole, keep);
}
fn less(whole: Four, a: Four, b: V) -> Four {
  return fma(-a, vec4f(b), whole);
}
// @end
// @when COMPLEX
alias Four = mat2x4f;
fn four(a: V, b: V, c: V, d: V) -> Four {
  return mat2x4f(vec4f(a.x, b.x, c.x, d.x), vec4f(a.y, b.y, c.y, d.y));
}
fn item(whole: Four, q: u32) -> V {
  return V(whole[0][q], whole[1][q]);
}
fn kept(whole: Four, keep: vec4<bool>) -> Four {
  return mat2x4f(select(vec4f(), whole[0], keep), select(vec4f(), whole[1], keep));
}
fn less(whole: Four, a: Four, b: V) -> Four {
  return mat2x4f(
    fma(a[1], vec4f(b.y), fma(-a[0], vec4f(b.x), whole[0])),
    fma(-a[1], vec4f(b.x), fma(-a[0], vec4f(b.y), whole[1])),
  );
}
// @end
`;
export const lib_gate_functions = `
fn logistic(x: V) -> V {
  return select(1.0 / (1.0 + exp(-x)), 0.0, x < -80.0);
}
fn tangent(x: V) -> V {
  let s = x * x;
  let series = x * fma(s, fma(s, fma(s, fma(s, 0.021869489, -0.053968254), 0.13333333), -0.33333333), 1.0);
  let e = exp(-2.0 * min(abs(x), 40.0));
  let quotient = select(1.0, -1.0, x < 0.0) * (1.0 - e) / (1.0 + e);
  return select(x, select(quotient, series, abs(x) < 0.25), abs(x) <= 3.4e38);
}
`;
export const lib_gels_elements = `
fn ofB(at: u32) -> V {
  var value = T();
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return widen(value);
}
struct Order {
  off: u32,
  long: u32,
  step: u32,
  size: u32,
  byRows: bool,
}
fn orderOf(place: Place, rows: u32, cols: u32) -> Order {
  let byRows = place.rs != 1u;
  let long = max(1u, select(rows, cols, byRows));
  return Order(place.off, long, select(place.cs, place.rs, byRows), rows * cols, byRows);
}
fn placeOf(o: Order, e: u32) -> u32 {
  return o.off + e / o.long * o.step + e % o.long;
}
fn rowOf(o: Order, e: u32) -> u32 {
  return select(e % o.long, e / o.long, o.byRows);
}
`;
export const lib_gels_range = /* @__PURE__ */ joined(`
// @when FLOAT
fn intoRange(bits: u32) -> i32 {
  return shiftOf(bits);
}
fn isFiniteSize(bits: u32) -> bool {
  return bits < 0x7f800000u;
}
// @end
// @when DOUBLE
`, lib_double_range, `// @end
`);
export const lib_gels_small_least_norm = `
  // @unroll
  for (var k = 0u; k < N; k++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = 0u; r < k / LANES; r++) {
        sum = fma(x[r * W + k], x[r * W + N + w], sum);
      }
      sum = fma(select(0.0, x[k / LANES * W + k], lane < k % LANES), x[k / LANES * W + N + w], sum);
      sum = groupSum(sum);
      let solved = (x[k / LANES * W + N + w] - sum) / x[k / LANES * W + k];
      x[k / LANES * W + N + w] = select(x[k / LANES * W + N + w], solved, (lane == k % LANES) & (k < cols));
    }
  }
  // @unroll
  for (var s = 0u; s < N; s++) {
    let tau = fromLane(mine[(N - 1u - s) / LANES], (N - 1u - s) % LANES);
    let acts = magnitude(tau) != 0u;
    // @registers
    var y: array<f32, ROWS>;
    // @unroll
    for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
      let row = lane + r * LANES;
      y[r] = select(select(0.0, x[r * W + N - 1u - s], row > N - 1u - s), 1.0, row == N - 1u - s);
    }
    // @unroll
    for (var r = (N - 1u - s) / LANES + 1u; r < ROWS; r++) {
      y[r] = x[r * W + N - 1u - s];
    }
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        sum = fma(y[r], x[r * W + N + w], sum);
      }
      let by = select(0.0, tau * groupSum(sum), acts);
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        x[r * W + N + w] = fma(-y[r], by, x[r * W + N + w]);
      }
    }
  }
`;
export const lib_gels_small_load = `
  // @when STAGED
  let before = (group.x + p.baseX) * GROUP;
  let total = (min(GROUP, p.count - before) - 1u) * p.strideA + WORDS;
  let from4 = (p.offA + before * p.strideA) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      let at = 4u * (t + s * THREADS);
      if (at < total) {
        stage[(at + PAD * (at / WORDS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (p.strideA + PAD) + lane * DOWN;
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let inside = (EDGE == 0u) | ((row < rows) & (c < cols));
      // @when STAGED
      // @when BY_FOURS
      x[r * W + c] = stage[select(0u, at0 / 4u + (r * LANES * DOWN + c * RIGHT) / 4u, inside)][at0 % 4u];
      // @end
      // @when BY_ONES
      let atS = select(0u, at0 + r * LANES * DOWN + c * RIGHT, inside);
      x[r * W + c] = stage[atS / 4u][atS % 4u];
      // @end
      // @end
      // @when DIRECT
      x[r * W + c] = A[select(0u, own.A.off + row * down + c * right, inside)];
      // @end
      // @when EDGE
      x[r * W + c] = select(0.0, x[r * W + c], inside);
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let row = lane + r * LANES;
      let inside = live & (row < select(cols, rows, MINIMIZES == 1u)) & (side0 + w < own.nrhs);
      let loaded = loadB(select(0u, own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, inside));
      x[r * W + N + w] = select(0.0, loaded, inside);
    }
  }
`;
export const lib_gels_small_scale = `
  // @registers
  var shift: array<i32, KEPT>;
  // @registers
  var sideShift: array<i32, RHS>;
  var leastShift = 1000;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0;
  }
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sideShift[w] = 0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + c]));
    }
    key = groupMax(key);
    let by = scaleOf(key);
    leastShift = min(leastShift, select(by, 1000, key == 0u));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + c] = x[r * W + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], by, lane == c % LANES);
  }
  // @when MINIMIZES
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, magnitude(x[r * W + N + w]));
    }
    sideShift[w] = scaleOf(groupMax(key));
    let first = halfPower(sideShift[w]);
    let second = otherPower(sideShift[w]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * W + N + w] = x[r * W + N + w] * first * second;
    }
  }
  // @end
  // @when LEAST_NORM
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      let size = magnitude(x[r * W + N + w]);
      key = max(key, select(u32(i32(size >> 23u) + shift[r] + 1024), 0u, size == 0u));
    }
    key = groupMax(key);
    sideShift[w] = select(1197 - i32(key), 0, key == 0u);
    // @unroll
    for (var r = 0u; r < KEPT; r++) {
      x[r * W + N + w] = byPower(x[r * W + N + w], shift[r] + sideShift[w]);
    }
  }
  // @end
`;
export const lib_gels_small_solve = `
  // @unroll
  for (var s = 0u; s < N; s++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let quotient = x[(N - 1u - s) / LANES * W + N + w] / x[(N - 1u - s) / LANES * W + N - 1u - s];
      let solved = select(0.0, fromLane(quotient, (N - 1u - s) % LANES), N - 1u - s < cols);
      // @unroll
      for (var r = 0u; r < (N - 1u - s) / LANES; r++) {
        x[r * W + N + w] = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
      }
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
        let row = lane + r * LANES;
        let left = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
        let known = select(x[r * W + N + w], solved, (row == N - 1u - s) & (row < cols));
        x[r * W + N + w] = select(known, left, row < N - 1u - s);
      }
    }
  }
`;
export const lib_gemm_epilogue = /* @__PURE__ */ joined(`
const EPILOGUE: u32 = 0u;
const BIAS_ROWS: u32 = 0u;
const BIAS_COLUMNS: u32 = 0u;
const RESIDUAL: u32 = 0u;
const STORED: u32 = 0u;
const ACTIVATION: u32 = 0u;
// @when BIAS_ROWS
@group(0) @binding(6) var<storage, read> biasRows: array<Operand>;
// @end
// @when BIAS_COLUMNS
@group(0) @binding(7) var<storage, read> biasColumns: array<Element>;
// @end
// @when RESIDUAL
@group(0) @binding(8) var<storage, read> residual: array<Operand>;
// @end
// @when STORED
@group(0) @binding(9) var<storage, read_write> stored: array<Operand>;
// @end
// @when EPILOGUE
fn expression(z: f32) -> f32 { return z; }
`, lib_activation_functions, `fn activation(z: f32) -> f32 {
  var f = z;
  if (ACTIVATION == 1u) {
    f = max(z, 0.0);
  } else if (ACTIVATION == 2u) {
    f = z * normal(z);
  } else if (ACTIVATION == 3u) {
    f = z * sigmoid(1.5957691216 * fma(0.044715 * z * z, z, z));
  } else if (ACTIVATION == 4u) {
    f = z * sigmoid(z);
  } else if (ACTIVATION == 5u) {
    f = sigmoid(z);
  } else if (ACTIVATION == 6u) {
    f = hyperbolicTangent(z);
  } else if (ACTIVATION == 7u) {
    f = min(max(z, p.low), p.high);
  } else if (ACTIVATION == 8u) {
    return expression(z);
  }
  return select(f, z, (bitcast<u32>(z) & 0x7fffffffu) > 0x7f800000u);
}
fn epilogue(product: Value, i: u32, j: u32) -> Value {
  var z = product;
  // @when BIAS_ROWS
  z += Value(biasRows[(p.offBias + i) / WIDTH]);
  // @end
  // @when BIAS_COLUMNS
  z += Value(f32(biasColumns[p.offBias + j]));
  // @end
  // @when STORED
  stored[(p.offZ + i + j * p.ldz) / WIDTH] = Operand(z);
  // @end
  var value = activations(z);
  // @when RESIDUAL
  value += Value(residual[(p.offR + i + j * p.ldr) / WIDTH]);
  // @end
  return value;
}
// @end
`);
export const lib_gemm_epilogue_fields = `
  // @when EPILOGUE
  offBias: u32,
  offR: u32,
  ldr: u32,
  offZ: u32,
  ldz: u32,
  low: f32,
  high: f32,
  // @end
`;
export const lib_gemm_epilogue_four = /* @__PURE__ */ joined(`
// @when EPILOGUE
const WIDTH: u32 = 4u;
alias Operand = vec4<Element>;
alias Value = vec4f;
fn activations(z: vec4f) -> vec4f {
  return vec4f(activation(z.x), activation(z.y), activation(z.z), activation(z.w));
}
// @end
`, lib_gemm_epilogue, ``);
export const lib_gemm_epilogue_one = /* @__PURE__ */ joined(`
// @when EPILOGUE
const WIDTH: u32 = 1u;
alias Operand = Element;
alias Value = f32;
fn activations(z: f32) -> f32 {
  return activation(z);
}
// @end
`, lib_gemm_epilogue, ``);
export const lib_gemm_four = `
const OF_A: u32 = 0u;
const OF_B: u32 = 0u;
const CONJ: u32 = 0u;
fn placesOf(i: vec4u, l: vec4u) -> vec4u {
  if (OF_A == 1u) {
    let part = (i + l) % 2u;
    if (ACROSS == 1u) {
      return l - l % 2u + part + i / 2u * p.rsX;
    }
    return i - i % 2u + part + l / 2u * p.csX;
  }
  if (OF_B == 1u) {
    return 2u * i + l % 2u + l / 2u * p.csX;
  }
  return i * p.rsX + l * p.csX;
}
fn fourOf(i: u32, l: u32, base: u32) -> vec4<F> {
  let along = vec4u(0u, 1u, 2u, 3u);
  let rows = i + along * select(1u, 0u, ACROSS == 1u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let inside = (rows < vec4u(p.rows)) & (depths < vec4u(p.depth));
  let at = base + select(vec4u(), placesOf(rows, depths), inside);
  var value: vec4<F>;
  if (WIDE == 1u) {
    value = vec4<F>(W(X[at.x / 4u]));
    // @when OF_A
    value = select(value, value.yxwz, (i + l) % 2u == 1u);
    // @end
    // @when OF_B
    let next = vec4<F>(W(X[at.z / 4u]));
    value = select(vec4<F>(value.xz, next.xz), vec4<F>(value.yw, next.yw), l % 2u == 1u);
    // @end
  } else {
    value = vec4<F>(W(X[at.x]));
    value.y = vec4<F>(W(X[at.y])).x;
    value.z = vec4<F>(W(X[at.z])).x;
    value.w = vec4<F>(W(X[at.w])).x;
  }
  return select(vec4<F>(), value, inside);
}
`;
export const lib_gemm_i8_params = `
const RESIDUES: u32 = 0u;
const WHOLE: u32 = 1u - RESIDUES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
// @when WHOLE
  alpha: i32,
  beta: i32,
// @end
// @when RESIDUES
  baseZ: u32,
  planeA: u32,
  planeB: u32,
  planeC: u32,
  adds: u32,
  part: u32,
  ahead: i32,
  share: u32,
// @end
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
// @when WHOLE
fn startA() -> u32 {
  return p.offA;
}
fn startB() -> u32 {
  return p.offB;
}
fn store(sum: i32, i: u32, j: u32) {
  if ((i < p.m) & (j < p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = p.alpha * sum;
    if (p.beta != 0) {
      value += p.beta * C[at];
    }
    C[at] = value;
  }
}
// @end
// @when RESIDUES
@group(0) @binding(4) var<storage, read> table: array<vec4u>;
var<private> z: u32;
fn startA() -> u32 {
  return p.offA + z * p.planeA;
}
fn startB() -> u32 {
  return p.offB + z * p.planeB;
}
fn isBeside(row0: u32, col0: u32) -> bool {
  let first = i32(col0) + p.ahead;
  let last = first + i32(BN);
  return ((p.part == 1u) & (i32(row0 + BM) <= first)) | ((p.part == 2u) & (i32(row0) >= last));
}
fn remainders(sums: vec4i) -> vec4i {
  let which = 5u * (z / p.share);
  let modulus = vec4i(i32(table[1u + which].w));
  let inverse = vec4f(bitcast<f32>(table[2u + which].w));
  let near = sums - vec4i(floor(vec4f(sums) * inverse + 0.5)) * modulus;
  return near - vec4i(floor(vec4f(near) * inverse + 0.5)) * modulus;
}
fn storeFour(sums: vec4i, i: u32, j: u32) {
  if ((i < p.m) & (j < p.n)) {
    let at = p.offC + z * p.planeC + i / 4u + j * p.ldc;
    var four = sums;
    if (p.adds != 0u) {
      four += (vec4i(C[at]) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u);
    }
    let bytes = remainders(four) & vec4i(255);
    C[at] = bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
  }
}
// @end
`;
export const lib_gemm_i8 = /* @__PURE__ */ joined(`
const INTEGERS: u32 = 1u - FLOATS;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 64u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const VECTORS: u32 = BK / 16u;
const PITCH: u32 = VECTORS + 1u;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;
`, lib_gemm_i8_params, `var<workgroup> As: array<vec4u, BM * PITCH>;
var<workgroup> Bs: array<vec4u, BN * PITCH>;
// @when WHOLE
fn rowAt(place: u32) -> u32 {
  return place;
}
// @end
// @when RESIDUES
fn rowAt(place: u32) -> u32 {
  let r = place / NX;
  return 4u * (place % NX + r / 4u * NX) + r % 4u;
}
// @end
fn fetchA(id: u32, row0: u32, slab: u32) -> vec4u {
  return A[startA() + min(row0 + rowAt(id / VECTORS), p.m - 1u) * p.lda + slab * VECTORS + id % VECTORS];
}
fn fetchB(id: u32, col0: u32, slab: u32) -> vec4u {
  return B[startB() + min(col0 + id / VECTORS, p.n - 1u) * p.ldb + slab * VECTORS + id % VECTORS];
}
`);
export const lib_gemm_i8_run = `
// @when RESIDUES
  if (group.z + p.baseZ >= p.share * table[0].x) {
    return;
  }
  z = group.z + p.baseZ;
// @end
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @when RESIDUES
  if (isBeside(row0, col0)) {
    return;
  }
// @end
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<SUM, TM * TN>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u);
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      As[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      Bs[(t + s * THREADS) / VECTORS * PITCH + (t + s * THREADS) % VECTORS] = nextB[s];
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, slab + 1u);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, slab + 1u);
      }
    }
    for (var v = 0u; v < VECTORS; v++) {
// @when FLOATS
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @registers
        var a: array<vec4f, TM>;
        // @unroll
        for (var r = 0u; r < TM; r++) {
          a[r] = floats(As[(tx + r * NX) * PITCH + v][q]);
        }
        // @unroll
        for (var c = 0u; c < TN; c++) {
          let b = floats(Bs[(ty + c * NY) * PITCH + v][q]);
          // @unroll
          for (var r = 0u; r < TM; r++) {
            acc[c * TM + r] += dot(a[r], b);
          }
        }
      }
// @end
// @when INTEGERS
      // @registers
      var a: array<vec4u, TM>;
      // @unroll
      for (var r = 0u; r < TM; r++) {
        a[r] = As[(tx + r * NX) * PITCH + v];
      }
      // @unroll
      for (var c = 0u; c < TN; c++) {
        let b = Bs[(ty + c * NY) * PITCH + v];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[c * TM + r] += dot16(a[r], b);
        }
      }
// @end
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + ty + c * NY;
// @when WHOLE
    // @unroll
    for (var r = 0u; r < TM; r++) {
      store(i32(acc[c * TM + r]), row0 + tx + r * NX, j);
    }
// @end
// @when RESIDUES
    // @unroll
    for (var r = 0u; r < TM; r += 4u) {
      let sums = vec4i(vec4<SUM>(acc[c * TM + r], acc[c * TM + r + 1u], acc[c * TM + r + 2u], acc[c * TM + r + 3u]));
      storeFour(sums, row0 + rowAt(tx + r * NX), j);
    }
// @end
  }
`;
export const lib_gemm_words = /* @__PURE__ */ joined(`
`, lib_field, `const PARTS: u32 = 1u + COMPLEX;
const CONJ_A: u32 = 0u;
const CONJ_B: u32 = 0u;
// @when REAL
alias Word = T;
fn mulFour(x: V, y: vec4<R>) -> vec4<R> {
  return x * y;
}
fn madFour(x: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x), y, z);
}
fn isOneV(x: V) -> bool {
  return false;
}
// @end
// @when COMPLEX
alias Word = R;
fn mulFour(x: V, y: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x.x), y, x.y * vec4<R>(-y.y, y.x, -y.w, y.z));
}
fn madFour(x: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(x.x), y, fma(vec4<R>(x.y), vec4<R>(-y.y, y.x, -y.w, y.z), z));
}
fn isOneV(x: V) -> bool {
  return all(x == V(1.0, 0.0));
}
// @end
`);
export const lib_gemm_params = /* @__PURE__ */ joined(`
`, lib_gemm_words, `struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: V,
  beta: V,
`, lib_gemm_epilogue_fields, `}
`);
export const lib_gemm_product = `
    let depth = select(min(BK, k - k0), BK, KU == BK);
    for (var l0 = 0u; l0 < depth; l0 += KU) {
    // @unroll
    for (var u = 0u; u < KU; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 4u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * PITCH_A + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        b[c] = Bs[l * PITCH_B + ty + c * NY];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 4u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][q]), acc[(c * 4u + q) * (TM / 4u) + r]);
          }
        }
      }
    }
    }
`;
export const lib_gemm_product_complex = `
    let depth = select(min(BK, k - k0), BK, KU == BK) / 2u;
    for (var l0 = 0u; l0 < depth; l0 += KU / 2u) {
    // @unroll
    for (var u = 0u; u < KU / 2u; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 2u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * PITCH_A + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 2u; c++) {
        b[c] = Bs[l * PITCH_B + 2u * (ty + c / 2u * NY) + c % 2u];
      }
      // @unroll
      for (var c = 0u; c < TN / 2u; c++) {
        // @unroll
        for (var q = 0u; q < 2u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 2u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][2u * q]), acc[(c * 2u + q) * (TM / 4u) + r]);
          }
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 2u + q) * (TM / 4u) + r] = fma(
              vec4f(-a[r].y, a[r].x, -a[r].w, a[r].z),
              vec4f(b[c][2u * q + 1u]),
              acc[(c * 2u + q) * (TM / 4u) + r],
            );
          }
        }
      }
    }
    }
`;
export const lib_gemm_shift = `
fn shiftOf(exponent: u32) -> i32 {
  return clamp(141 - i32(exponent), -126, 126);
}
`;
export const lib_gemm_slabs_store = `
// @when REAL
fn storeA(id: u32, value: vec4f) {
  if (TRANS_A == 0u) {
    As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = value;
  } else {
    let i = id / (BK / 4u);
    let l = (id % (BK / 4u)) * 4u;
    As[l * PITCH_A + i / 4u][i % 4u] = value.x;
    As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = value.y;
    As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = value.z;
    As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = value.w;
  }
}
fn storeB(id: u32, value: vec4f) {
  if (TRANS_B == 1u) {
    Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = value;
  } else {
    let j = id / (BK / 4u);
    let l = (id % (BK / 4u)) * 4u;
    Bs[l * PITCH_B + j / 4u][j % 4u] = value.x;
    Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = value.y;
    Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = value.z;
    Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = value.w;
  }
}
// @end
// @when COMPLEX
const VECTORS_A: u32 = BM * BK / 8u;
fn storeA(id: u32, fetched: vec4f) {
  if (id < VECTORS_A) {
    let value = select(fetched, fetched * vec4f(1.0, -1.0, 1.0, -1.0), CONJ_A == 1u);
    if (TRANS_A == 0u) {
      As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = value;
    } else {
      let i = id / (BK / 4u);
      let at = (id % (BK / 4u)) * 2u * PITCH_A + i / 2u;
      As[at][i % 2u * 2u] = value.x;
      As[at][i % 2u * 2u + 1u] = value.y;
      As[at + PITCH_A][i % 2u * 2u] = value.z;
      As[at + PITCH_A][i % 2u * 2u + 1u] = value.w;
    }
  }
}
fn storeB(id: u32, fetched: vec4f) {
  let value = select(fetched, fetched * vec4f(1.0, -1.0, 1.0, -1.0), CONJ_B == 1u);
  if (TRANS_B == 1u) {
    Bs[id / (BN / 2u) * PITCH_B + id % (BN / 2u)] = value;
  } else {
    let j = id / (BK / 4u);
    let at = (id % (BK / 4u)) * 2u * PITCH_B + j / 2u;
    Bs[at][j % 2u * 2u] = value.x;
    Bs[at][j % 2u * 2u + 1u] = value.y;
    Bs[at + PITCH_B][j % 2u * 2u] = value.z;
    Bs[at + PITCH_B][j % 2u * 2u + 1u] = value.w;
  }
}
// @end
`;
export const lib_gemm_slabs = /* @__PURE__ */ joined(`
alias Fetched = vec4f;
var<workgroup> As: array<vec4f, BK / PARTS * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK / PARTS * PITCH_B>;
// @when REAL
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < k));
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
// @end
// @when COMPLEX
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u) * 2u, TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u) * 2u, (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (id < VECTORS_A) & ((EDGE == 0u) | ((i < p.m) & (l < k)));
  let at = base + select(0u, select(i + l / 2u * p.lda, l + i / 2u * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 2u)) * 2u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 2u) * 2u, TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, 2u * j + l / 2u * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
// @end
`, lib_gemm_slabs_store, ``);
export const lib_gemm_slabs_direct = `
alias Fetched = f32;
var<workgroup> As: array<vec4f, BK / PARTS * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK / PARTS * PITCH_B>;
// @when REAL
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK, id % BK), depthFirst);
}
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k);
  let index = base + select(0u, select(at.x + at.y * p.lda, at.y + at.x * p.lda, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  let inside = (at.x < p.n) & (at.y < k);
  let index = base + select(0u, select(at.y + at.x * p.ldb, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}
fn storeA(id: u32, value: f32) {
  let at = place(id, BM, TRANS_A == 1u);
  As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = value;
}
fn storeB(id: u32, value: f32) {
  let at = place(id, BN, TRANS_B == 0u);
  Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = value;
}
// @end
// @when COMPLEX
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK * 2u + id % 2u, id % BK / 2u), depthFirst);
}
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0 / 2u) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k / 2u);
  let turned = 2u * at.y + at.x % 2u + at.x / 2u * p.lda;
  let index = base + select(0u, select(at.x + at.y * p.lda, turned, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(2u * col0, k0 / 2u) + place(id, 2u * BN, TRANS_B == 0u);
  let inside = (at.x < 2u * p.n) & (at.y < k / 2u);
  let stored = 2u * at.y + at.x % 2u + at.x / 2u * p.ldb;
  let index = base + select(0u, select(stored, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}
fn storeA(id: u32, value: f32) {
  let at = place(id, BM, TRANS_A == 1u);
  As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = select(value, -value, (CONJ_A == 1u) & (at.x % 2u == 1u));
}
fn storeB(id: u32, value: f32) {
  let at = place(id, 2u * BN, TRANS_B == 0u);
  Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = select(value, -value, (CONJ_B == 1u) & (at.x % 2u == 1u));
}
// @end
`;
export const lib_gemm_slabs_run = /* @__PURE__ */ joined(`
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<Fetched, LOADS_A>;
  // @registers
  var nextB: array<Fetched, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, k, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, k, baseB);
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      storeA(t + s * THREADS, nextA[s]);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      storeB(t + s * THREADS, nextB[s]);
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, k, baseB);
      }
    }
// @when REAL
`, lib_gemm_product, `// @end
// @when COMPLEX
`, lib_gemm_product_complex, `// @end
    workgroupBarrier();
  }
`);
export const lib_gemm_slabs_shifted = /* @__PURE__ */ joined(`
alias Fetched = vec4f;
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
fn joined(first: vec4f, second: vec4f, s: u32) -> vec4f {
  let byTwo = (s & 2u) != 0u;
  let two = select(first, vec4f(first.zw, second.xy), byTwo);
  let next = select(second.x, second.z, byTwo);
  return select(two, vec4f(two.yzw, next), (s & 1u) != 0u);
}
fn isInside(l: u32, k: u32, along: bool) -> vec4<bool> {
  return vec4u(l) + select(vec4u(), vec4u(0u, 1u, 2u, 3u), along) < vec4u(k);
}
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let at = base + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  let first = vec4f(A[min(at / 4u, p.lastA)]);
  let second = vec4f(A[min(at / 4u + 1u, p.lastA)]);
  return select(vec4f(), joined(first, second, at % 4u), isInside(l, k, TRANS_A == 1u));
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let at = base + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  let first = vec4f(B[min(at / 4u, p.lastB)]);
  let second = vec4f(B[min(at / 4u + 1u, p.lastB)]);
  return select(vec4f(), joined(first, second, at % 4u), isInside(l, k, TRANS_B == 0u));
}
`, lib_gemm_slabs_store, ``);
export const lib_gemm_tensor_fetch = `
  // @unroll
  for (var q = 0u; q < PLANES; q++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      nextA[q * LOADS_A + s] = A[atA + q * p.planeA + s * stepA * p.lda];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      nextB[q * LOADS_B + s] = B[atB + q * p.planeB + s * stepB * p.ldb];
    }
  }
`;
export const lib_gemm_units = `
alias E = f32;
alias W = f32;
alias N = vec4<f32>;
const BM: u32 = 16u;
const BN: u32 = 16u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const G: u32 = 4u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const WIDE: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const CONJ_A: u32 = 0u;
const CONJ_B: u32 = 0u;
const NARROW: u32 = 1u - WIDE;
const HELD: u32 = 4u / (1u + COMPLEX);
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const EACH: u32 = NX * NY;
const THREADS: u32 = G * EACH;
const VW: u32 = 1u + 3u * WIDE;
const LOADS_A: u32 = (BM * BK / VW + EACH - 1u) / EACH;
const LOADS_B: u32 = (BN * BK / VW + EACH - 1u) / EACH;
const PITCH_A: u32 = BM / HELD + TRANS_A;
const PITCH_B: u32 = BK / HELD + 1u;
struct Unit {
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  row0: u32,
  col0: u32,
}
var<workgroup> As: array<vec4f, G * BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, G * BN * PITCH_B>;
var<workgroup> Cs: array<V, (1u - WIDE) * G * NY * BM + WIDE>;
fn elementA(at: u32) -> W {
  var value: W;
  if (A_IN_C == 1u) {
    value = W(C[at]);
  } else {
    value = W(A[at]);
  }
  // @when CONJ_A
  value = conj(value);
  // @end
  return value;
}
fn elementB(at: u32) -> W {
  var value: W;
  if (B_IN_C == 1u) {
    value = W(C[at]);
  } else {
    value = W(B[at]);
  }
  // @when CONJ_B
  value = conj(value);
  // @end
  return value;
}
fn rowOf(id: u32) -> u32 {
  return select((id % (BM / VW)) * VW, id / (BK / VW), TRANS_A == 1u);
}
fn depthOfA(id: u32) -> u32 {
  return select(id / (BM / VW), (id % (BK / VW)) * VW, TRANS_A == 1u);
}
fn columnOf(id: u32) -> u32 {
  return select(id / (BK / VW), (id % (BN / VW)) * VW, TRANS_B == 1u);
}
fn depthOfB(id: u32) -> u32 {
  return select((id % (BK / VW)) * VW, id / (BN / VW), TRANS_B == 1u);
}
// @when REAL
fn keepA(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_A == 0u) {
    As[to / 4u] = four;
    return;
  }
  As[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    As[to / 4u + PITCH_A][to % 4u] = four.y;
    As[to / 4u + 2u * PITCH_A][to % 4u] = four.z;
    As[to / 4u + 3u * PITCH_A][to % 4u] = four.w;
  }
}
fn keepB(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_B == 0u) {
    Bs[to / 4u] = four;
    return;
  }
  Bs[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    Bs[to / 4u + PITCH_B][to % 4u] = four.y;
    Bs[to / 4u + 2u * PITCH_B][to % 4u] = four.z;
    Bs[to / 4u + 3u * PITCH_B][to % 4u] = four.w;
  }
}
// @end
// @when COMPLEX
fn keepA(to: u32, value: W) {
  As[to / 2u][2u * (to % 2u)] = value.x;
  As[to / 2u][2u * (to % 2u) + 1u] = value.y;
}
fn keepB(to: u32, value: W) {
  Bs[to / 2u][2u * (to % 2u)] = value.x;
  Bs[to / 2u][2u * (to % 2u) + 1u] = value.y;
}
// @end
`;
export const lib_gemm_units_run = `
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let mine = unit(place, g);
  var offA = mine.offA;
  var offB = mine.offB;
  var offC = mine.offC;
  let lastRow = max(mine.m, 1u) - select(VW, 1u, TRANS_A == 1u);
  let lastColumn = mine.n - select(1u, VW, TRANS_B == 1u);
  let spanA = select(lastRow + (mine.k - 1u) * mine.lda, mine.k - VW + lastRow * mine.lda, TRANS_A == 1u);
  let spanB = select(mine.k - VW + lastColumn * mine.ldb, lastColumn + (mine.k - 1u) * mine.ldb, TRANS_B == 1u);
  let real = (mine.m > 0u) & (mine.k > 0u);
  var lastA = select(0u, offA + spanA, real);
  var lastB = select(0u, offB + spanB, real);
  let stepA = select(mine.lda, 1u, TRANS_A == 1u);
  let stepB = select(1u, mine.ldb, TRANS_B == 1u);
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var toA: array<u32, LOADS_A>;
  // @registers
  var toB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<W, LOADS_A>;
  // @registers
  var nextB: array<W, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    let id = own + s * EACH;
    let i = min(mine.row0 + rowOf(id), lastRow);
    atA[s] = select(i + depthOfA(id) * mine.lda, depthOfA(id) + i * mine.lda, TRANS_A == 1u);
    toA[s] = (g * BK + depthOfA(id)) * (HELD * PITCH_A) + rowOf(id);
    nextA[s] = elementA(min(offA + atA[s], lastA) / VW);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let id = own + s * EACH;
    let j = min(mine.col0 + columnOf(id), lastColumn);
    atB[s] = select(depthOfB(id) + j * mine.ldb, j + depthOfB(id) * mine.ldb, TRANS_B == 1u);
    toB[s] = (g * BN + columnOf(id)) * (HELD * PITCH_B) + depthOfB(id);
    nextB[s] = elementB(min(offB + atB[s], lastB) / VW);
  }
  let alpha = select(p.alpha, V(), mine.k == 0u);
  let readC = !isZeroV(p.beta);
  for (var turn = 0u; turn < turns; turn++) {
    // @registers
    var acc: array<vec4f, TM / HELD * TN>;
    // @unroll
    for (var s = 0u; s < TM / HELD * TN; s++) {
      acc[s] = vec4f();
    }
    for (var k0 = 0u; k0 < depth; k0 += BK) {
      let left = max(mine.k, k0) - k0;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        let id = own + s * EACH;
        let inside = select(atA[s] < left * mine.lda, depthOfA(id) < left, TRANS_A == 1u);
        if ((LOADS_A * EACH == BM * BK / VW) || (id < BM * BK / VW)) {
          keepA(toA[s], select(W(), nextA[s], inside));
        }
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        let id = own + s * EACH;
        let inside = select(depthOfB(id) < left, atB[s] < left * mine.ldb, TRANS_B == 1u);
        if ((LOADS_B * EACH == BN * BK / VW) || (id < BN * BK / VW)) {
          keepB(toB[s], select(W(), nextB[s], inside));
        }
      }
      workgroupBarrier();
      let more = k0 + BK < depth;
      if (more || turn + 1u < turns) {
        let hop = !more & (turn + 1u < count);
        let thenA = offA + select(select(0u, hopA, hop), (k0 + BK) * stepA, more);
        let thenB = offB + select(select(0u, hopB, hop), (k0 + BK) * stepB, more);
        lastA += select(0u, hopA, hop);
        lastB += select(0u, hopB, hop);
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          nextA[s] = elementA(min(thenA + atA[s], lastA) / VW);
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          nextB[s] = elementB(min(thenB + atB[s], lastB) / VW);
        }
      }
      // @when REAL
      // @unroll
      for (var l4 = 0u; l4 < BK / 4u; l4++) {
        // @registers
        var b: array<vec4f, TN>;
        // @unroll
        for (var c = 0u; c < TN; c++) {
          b[c] = Bs[(g * BN + ty + c * NY) * PITCH_B + l4];
        }
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            let a = As[(g * BK + 4u * l4 + q) * PITCH_A + tx + r * NX];
            // @unroll
            for (var c = 0u; c < TN; c++) {
              acc[c * (TM / 4u) + r] = fma(a, vec4f(b[c][q]), acc[c * (TM / 4u) + r]);
            }
          }
        }
      }
      // @end
      // @when COMPLEX
      // @unroll
      for (var l2 = 0u; l2 < BK / 2u; l2++) {
        // @registers
        var b: array<vec4f, TN>;
        // @unroll
        for (var c = 0u; c < TN; c++) {
          b[c] = Bs[(g * BN + ty + c * NY) * PITCH_B + l2];
        }
        // @unroll
        for (var q = 0u; q < 2u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 2u; r++) {
            let a = As[(g * BK + 2u * l2 + q) * PITCH_A + tx + r * NX];
            let turned = vec4f(-a.y, a.x, -a.w, a.z);
            // @unroll
            for (var c = 0u; c < TN; c++) {
              let real = fma(a, vec4f(b[c][2u * q]), acc[c * (TM / 2u) + r]);
              acc[c * (TM / 2u) + r] = fma(turned, vec4f(b[c][2u * q + 1u]), real);
            }
          }
        }
      }
      // @end
      workgroupBarrier();
    }
    let rows = select(0u, mine.m, turn < count);
    // @unroll
    for (var c = 0u; c < TN; c++) {
      // @when WIDE
      {
        let j = mine.col0 + ty + c * NY;
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let i = mine.row0 + 4u * (tx + r * NX);
          if ((i < rows) & (j < mine.n)) {
            let at = (offC + i + j * mine.ldc) / VW;
            var value = N(alpha * acc[c * (TM / 4u) + r])[0];
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
      }
      // @end
      // @when NARROW
      {
        // @unroll
        for (var r = 0u; r < TM / HELD; r++) {
          let at = (g * NY + ty) * BM + HELD * (tx + r * NX);
          // @when REAL
          Cs[at] = acc[c * (TM / 4u) + r].x;
          Cs[at + 1u] = acc[c * (TM / 4u) + r].y;
          Cs[at + 2u] = acc[c * (TM / 4u) + r].z;
          Cs[at + 3u] = acc[c * (TM / 4u) + r].w;
          // @end
          // @when COMPLEX
          Cs[at] = acc[c * (TM / 2u) + r].xy;
          Cs[at + 1u] = acc[c * (TM / 2u) + r].zw;
          // @end
        }
        workgroupBarrier();
        // @unroll
        for (var s = 0u; s < TM; s++) {
          let id = own + s * EACH;
          let i = mine.row0 + id % BM;
          let j = mine.col0 + id / BM + c * NY;
          if ((i < rows) & (j < mine.n)) {
            let at = offC + i + j * mine.ldc;
            var value = W(mul(alpha, Cs[g * (NY * BM) + id]));
            if (readC) {
              value += mul(p.beta, W(C[at]));
            }
            C[at] = E(value);
          }
        }
        workgroupBarrier();
      }
      // @end
    }
    offA += hopA;
    offB += hopB;
    offC += hopC;
  }
`;
export const lib_gemm_words_one = `
// @when REAL
fn loadC(at: u32) -> V {
  return V(C[at]);
}
fn storeC(at: u32, x: V) {
  C[at] = TC(x);
}
// @end
// @when COMPLEX
fn loadC(at: u32) -> V {
  return V(C[at], C[at + 1u]);
}
fn storeC(at: u32, x: V) {
  C[at] = x.x;
  C[at + 1u] = x.y;
}
// @end
`;
export const lib_geqp3_columns = `
const FIXED: u32 = 1u;
const AGAIN: u32 = 2u;
`;
export const lib_geqp3_key = `
const FIXED: u32 = 0x80000000u;
fn columnKey(known: u32) -> u32 {
  return select(min(known, 0x7f800001u), 0xffffffffu, known >= FIXED);
}
`;
export const lib_group_packs = `
const HELD: u32 = 4u / (1u + COMPLEX);
// @when REAL
fn bitsOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
fn sizeOf(x: V) -> R {
  return x;
}
// @end
// @when COMPLEX
fn bitsOf(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}
fn sizeOf(x: V) -> R {
  return bitcast<R>(max(bitcast<u32>(abs1(x)), bitsOf(x)));
}
fn inPack(pack: vec4<R>, c: u32) -> V {
  return select(pack.xy, pack.zw, c == 1u);
}
fn madPack(c: V, y: vec4<R>, z: vec4<R>) -> vec4<R> {
  return fma(vec4<R>(c.x), y, fma(vec4<R>(c.y), vec4<R>(-y.y, y.x, -y.w, y.z), z));
}
fn overPack(y: vec4<R>, c: V) -> vec4<R> {
  return vec4<R>(divide(y.xy, c), divide(y.zw, c));
}
// @end
`;
export const lib_group_reduce = `
var<workgroup> shares: array<u32, THREADS>;
var<workgroup> parts: array<u32, 16>;
fn sumOver(t: u32, value: f32) -> f32 {
  workgroupBarrier();
  shares[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (t < 16u) {
    var sum = 0.0;
    for (var k = t; k < THREADS; k += 16u) {
      sum += bitcast<f32>(shares[k]);
    }
    parts[t] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < 16u; k++) {
    total += bitcast<f32>(parts[k]);
  }
  return total;
}
fn maxOver(t: u32, value: u32) -> u32 {
  workgroupBarrier();
  shares[t] = value;
  workgroupBarrier();
  if (t < 16u) {
    var most = 0u;
    for (var k = t; k < THREADS; k += 16u) {
      most = max(most, shares[k]);
    }
    parts[t] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < 16u; k++) {
    most = max(most, parts[k]);
  }
  return most;
}
`;
export const lib_group_rows = `
  if (q < KB) {
    // @unroll
    for (var g = 0u; g < PACKS; g++) {
      let u = tile[tileAt + q * PACKS + g];
      // @when REAL
      x[4u * g] = u.x;
      x[4u * g + 1u] = u.y;
      x[4u * g + 2u] = u.z;
      x[4u * g + 3u] = u.w;
      // @end
      // @when COMPLEX
      x[2u * g] = u.xy;
      x[2u * g + 1u] = u.zw;
      // @end
    }
  } else if (isBelow) {
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @unroll
      for (var g = 0u; g < PACKS; g++) {
        let u = tile[tileAt + r * PACKS + g];
        // @when REAL
        x[4u * g] = fma(-l[r], u.x, x[4u * g]);
        x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
        x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
        x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
        // @end
        // @when COMPLEX
        x[2u * g] = mad(-l[r], u.xy, x[2u * g]);
        x[2u * g + 1u] = mad(-l[r], u.zw, x[2u * g + 1u]);
        // @end
      }
    }
  }
`;
export const lib_grouped_rows = `
struct Rows {
  group: u32,
  first: u32,
  end: u32,
  bad: u32,
}
fn rowsOf(tile: u32) -> Rows {
  var found = Rows(p.groups, 0u, 0u, 0u);
  var tiles = 0u;
  var first = 0u;
  for (var e = 0u; e < p.groups; e++) {
    let said = counts[p.offC + e];
    let count = min(u32(max(said, 0i)), p.rows - first);
    if ((found.bad == 0u) & (said != i32(count))) {
      found.bad = e + 1u;
    }
    let more = (count + BM - 1u) / BM;
    if ((tile >= tiles) & (tile < tiles + more)) {
      found.group = e;
      found.first = first + (tile - tiles) * BM;
      found.end = first + count;
    }
    tiles += more;
    first += count;
  }
  return found;
}
`;
export const lib_gru_cell = `
const GATE_N: u32 = 2u;
fn gatesAt(d: u32, time: u32, seq: u32) -> u32 {
  return ((d * p.steps + time) * p.batch + seq) * 3u * p.hidden;
}
fn keptAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return ((p.ways * 3u * p.steps + d * p.steps + time) * p.batch + seq) * p.hidden + j;
}
fn timeNow(d: u32) -> u32 {
  return select(p.now0, p.now1, d == 1u);
}
fn outputAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return ((time * p.ways + d) * p.batch + seq) * p.hidden + j;
}
fn stateAt(d: u32, seq: u32, j: u32) -> u32 {
  return (d * p.batch + seq) * p.hidden + j;
}
fn oldState(d: u32, seq: u32, j: u32) -> V {
  var value = V();
  if (p.first == 0u) {
    value = widen(Y[p.offY + outputAt(d, select(p.before0, p.before1, d == 1u), seq, j)]);
  } else if (p.hasH0 == 1u) {
    value = widen(h0[p.offH0 + stateAt(d, seq, j)]);
  }
  return value;
}
`;
export const lib_gru_fields = `
struct Params {
  baseX: u32,
  baseY: u32,
  steps: u32,
  batch: u32,
  hidden: u32,
  ways: u32,
  first: u32,
  now0: u32,
  now1: u32,
  before0: u32,
  before1: u32,
  gateZ: u32,
  gateR: u32,
  hasB: u32,
  hasBU: u32,
  hasH0: u32,
  hasY: u32,
  offS: u32,
  offB: u32,
  offBU: u32,
  offH0: u32,
  offY: u32,
  offU: u32,
  offDY: u32,
}
`;
export const lib_gru_forward = `
fn given(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasB == 1u) {
    value = widen(b[p.offB + (d * 3u + gate) * p.hidden + j]);
  }
  return value;
}
fn givenU(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasBU == 1u) {
    value = widen(bU[p.offBU + (d * 3u + gate) * p.hidden + j]);
  }
  return value;
}
fn fromInputs(d: u32, seq: u32, gate: u32, j: u32) -> V {
  return widen(S[p.offS + gatesAt(d, timeNow(d), seq) + gate * p.hidden + j]) + given(d, gate, j);
}
fn keep(d: u32, seq: u32, gate: u32, j: u32, value: V) {
  S[p.offS + gatesAt(d, timeNow(d), seq) + gate * p.hidden + j] = narrow(value);
}
fn finish(d: u32, seq: u32, j: u32, z: V, reset: V) {
  let n = tangent(fromInputs(d, seq, GATE_N, j) + reset);
  keep(d, seq, GATE_N, j, n);
  let state = fma(z, oldState(d, seq, j), (1.0 - z) * n);
  Y[p.offY + outputAt(d, timeNow(d), seq, j)] = narrow(state);
}
fn advance(d: u32, seq: u32, j: u32, ofZ: V, ofR: V, ofN: V) {
  let z = logistic(fromInputs(d, seq, p.gateZ, j) + ofZ + givenU(d, p.gateZ, j));
  let r = logistic(fromInputs(d, seq, p.gateR, j) + ofR + givenU(d, p.gateR, j));
  let q = ofN + givenU(d, GATE_N, j);
  keep(d, seq, p.gateZ, j, z);
  keep(d, seq, p.gateR, j, r);
  S[p.offS + keptAt(d, timeNow(d), seq, j)] = narrow(q);
  finish(d, seq, j, z, r * q);
}
`;
export const lib_hessenberg = `
var<workgroup> v: array<f32, THREADS>;
fn hessenberg(t: u32, n: u32, lo: u32, hi: u32, atZ: u32, ldZ: u32) {
  for (var k = lo; k + 1u < hi; k++) {
    meet();
    let below = (t > k) & (t < hi);
    let tail = below & (t > k + 1u);
    var x = 0.0;
    if (below) {
      x = load(place(t, k));
    }
    let by = scaleOf(highest(t, bitcast<u32>(x) & 0x7fffffffu));
    let y = x * halfPower(by) * otherPower(by);
    v[t] = y;
    let squares = sumOver(t, select(0.0, y * y, tail));
    let h = reflector(v[k + 1u], squares);
    workgroupBarrier();
    let own = select(select(0.0, y * h.scale, tail), 1.0, t == k + 1u);
    v[t] = own;
    if (t == k + 1u) {
      put(place(t, k), h.beta * halfPower(-by) * otherPower(-by));
    }
    if (tail) {
      var kept = 0.0;
      // @when FACTORS
      kept = own;
      // @end
      put(place(t, k), kept);
    }
    // @when FACTORS
    if (t == 0u) {
      keepTau(k, h.tau);
    }
    // @end
    meet();
    let acts = h.tau != 0.0;
    if (acts & (t < hi)) {
      var w = 0.0;
      for (var c = k + 1u; c < hi; c++) {
        w = fma(load(place(t, c)), v[c], w);
      }
      w *= h.tau;
      for (var c = k + 1u; c < hi; c++) {
        put(place(t, c), fma(-w, v[c], load(place(t, c))));
      }
    }
    // @when VECTORS
    if (acts & (t < n)) {
      var w = 0.0;
      for (var c = k + 1u; c < hi; c++) {
        w = fma(Z[atZ + t + c * ldZ], v[c], w);
      }
      w *= h.tau;
      for (var c = k + 1u; c < hi; c++) {
        let at = atZ + t + c * ldZ;
        Z[at] = fma(-w, v[c], Z[at]);
      }
    }
    // @end
    meet();
    if (acts & (t > k) & (t < n)) {
      var w = 0.0;
      for (var r = k + 1u; r < hi; r++) {
        w = fma(load(place(r, t)), v[r], w);
      }
      w *= h.tau;
      for (var r = k + 1u; r < hi; r++) {
        put(place(r, t), fma(-w, v[r], load(place(r, t))));
      }
    }
  }
  meet();
}
`;
export const lib_householder = `
fn scaleOf(largest: u32) -> i32 {
  return select(173 - i32(largest >> 23u), 0, largest == 0u);
}
fn halfPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s / 2) << 23u);
}
fn otherPower(s: i32) -> f32 {
  return bitcast<f32>(u32(127 + s - s / 2) << 23u);
}
struct Reflector {
  beta: f32,
  tau: f32,
  scale: f32,
}
fn reflector(alpha: f32, squares: f32) -> Reflector {
  let square = fma(alpha, alpha, squares);
  let none = (bitcast<u32>(squares) & 0x7fffffffu) == 0u || (bitcast<u32>(square) & 0x7fffffffu) < 0x14800000u;
  let inverse = inverseSqrt(square);
  let rough = square * inverse;
  let norm = fma(0.5 * inverse, fma(-rough, rough, square), rough);
  let beta = select(-norm, norm, alpha < 0.0);
  let ratio = (beta - alpha) / beta;
  var h: Reflector;
  h.beta = select(beta, alpha, none);
  h.tau = select(select(ratio, 1.0, ratio < 1.0), 0.0, none);
  h.scale = select(1.0 / (alpha - beta), 0.0, none);
  return h;
}
`;
export const lib_iteration_slots = `
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<storage, read_write> iter: array<i32>;
@group(0) @binding(5) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when A_APART
  value = A[at];
  // @end
  // @when A_IN_C
  value = C[at];
  // @end
  return value;
}
`;
export const lib_jacobi_sweeps = `
  var left = 0u;
  for (var sweep = 0u; sweep <= sweeps; sweep++) {
    left = 0u;
    // @unroll
    for (var i = 1u; i < N; i++) {
      // @unroll
      for (var j = 0u; j < i; j++) {
        let less = min(abs(x[i * (i + 3u) / 2u]), abs(x[j * (j + 3u) / 2u]));
        left += select(0u, 1u, abs(x[i * (i + 1u) / 2u + j]) > tolerance * less);
      }
    }
    if ((left == 0u) | (sweep == sweeps)) {
      break;
    }
    for (var h = 0u; h < (N + 1u) / 2u; h++) {
      // @unroll
      for (var parity = 0u; parity < 2u; parity++) {
        // @unroll
        for (var p = parity; p < N - 1u; p += 2u) {
          let app = x[p * (p + 3u) / 2u];
          let aqq = x[(p + 1u) * (p + 4u) / 2u];
          let apq = x[(p + 1u) * (p + 2u) / 2u + p];
          let acts = abs(apq) > tolerance * min(abs(app), abs(aqq));
          let d = aqq - app;
          let span = select(1.0, max(abs(d), abs(2.0 * apq)), acts);
          let ratio = min(abs(d), abs(2.0 * apq)) / span;
          let size = 2.0 * apq / fma(span, sqrt(fma(ratio, ratio, 1.0)), abs(d));
          let t = select(0.0, select(size, -size, d < 0.0), acts);
          let c = inverseSqrt(fma(t, t, 1.0));
          let s = t * c;
          let tau = s / (1.0 + c);
          x[p * (p + 3u) / 2u] = fma(t, apq, aqq);
          x[(p + 1u) * (p + 4u) / 2u] = fma(-t, apq, app);
          x[(p + 1u) * (p + 2u) / 2u + p] = select(apq, 0.0, acts);
          // @unroll
          for (var i = 0u; i < p; i++) {
            let first = x[p * (p + 1u) / 2u + i];
            let second = x[(p + 1u) * (p + 2u) / 2u + i];
            x[p * (p + 1u) / 2u + i] = fma(s, fma(-tau, second, first), second);
            x[(p + 1u) * (p + 2u) / 2u + i] = fma(-s, fma(tau, first, second), first);
          }
          // @unroll
          for (var i = p + 2u; i < N; i++) {
            let first = x[i * (i + 1u) / 2u + p];
            let second = x[i * (i + 1u) / 2u + p + 1u];
            x[i * (i + 1u) / 2u + p] = fma(s, fma(-tau, second, first), second);
            x[i * (i + 1u) / 2u + p + 1u] = fma(-s, fma(tau, first, second), first);
          }
          // @when VECTORS
          // @unroll
          for (var i = 0u; i < N; i++) {
            let first = v[i + N * p];
            let second = v[i + N * p + N];
            v[i + N * p] = fma(s, fma(-tau, second, first), second);
            v[i + N * p + N] = fma(-s, fma(tau, first, second), first);
          }
          // @end
        }
      }
    }
  }
  // @registers
  var rank: array<u32, N>;
  // @unroll
  for (var i = 0u; i < N; i++) {
    rank[i] = 0u;
    // @unroll
    for (var j = 0u; j < i; j++) {
      let follows = x[j * (j + 3u) / 2u] <= x[i * (i + 3u) / 2u];
      rank[i] += select(0u, 1u, follows);
      rank[j] += select(1u, 0u, follows);
    }
  }
`;
export const lib_lag2 = `
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;
`;
export const lib_lane_elements = `
// @when REAL
fn bitsOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
fn elementFromLane(value: V, lane: u32) -> V {
  return fromLane(value, lane);
}
fn elementSum(value: V) -> V {
  return groupSum(value);
}
// @end
// @when COMPLEX
fn bitsOf(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}
fn elementFromLane(value: V, lane: u32) -> V {
  return V(fromLane(value.x, lane), fromLane(value.y, lane));
}
fn elementSum(value: V) -> V {
  return V(groupSum(value.x), groupSum(value.y));
}
// @end
`;
export const lib_lanv2 = `
struct Standard {
  a: f32,
  b: f32,
  c: f32,
  d: f32,
  re1: f32,
  re2: f32,
  im: f32,
  cs: f32,
  sn: f32,
}
fn magnitudeBits(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
fn exactRoot(x: f32) -> f32 {
  if (x < 0x1p-124f) {
    return 0.0;
  }
  let inverse = inverseSqrt(x);
  let rough = x * inverse;
  return fma(0.5 * inverse, fma(-rough, rough, x), rough);
}
fn hypotenuse(x: f32, y: f32) -> f32 {
  let more = max(abs(x), abs(y));
  let ratio = min(abs(x), abs(y)) / more;
  return select(more * exactRoot(fma(ratio, ratio, 1.0)), 0.0, more == 0.0);
}
fn lanv2(a0: f32, b0: f32, c0: f32, d0: f32) -> Standard {
  let top = max(max(magnitudeBits(a0), magnitudeBits(b0)), max(magnitudeBits(c0), magnitudeBits(d0)));
  let e = select(i32(top >> 23u) - 127, 0, top == 0u);
  var a = byPower(a0, -e);
  var b = byPower(b0, -e);
  var c = byPower(c0, -e);
  var d = byPower(d0, -e);
  var cs = 1.0;
  var sn = 0.0;
  if (c == 0.0) {
  } else if (b == 0.0) {
    cs = 0.0;
    sn = 1.0;
    let kept = d;
    d = a;
    a = kept;
    b = -c;
    c = 0.0;
  } else if ((a != d) | ((b > 0.0) == (c > 0.0))) {
    let difference = a - d;
    let half = 0.5 * difference;
    let more = max(abs(b), abs(c));
    let less = select(-1.0, 1.0, (b > 0.0) == (c > 0.0)) * min(abs(b), abs(c));
    let scale = max(abs(half), more);
    let z = (half / scale) * half + (more / scale) * less;
    if (z >= 0x1p-22f) {
      let root = half + select(1.0, -1.0, half < 0.0) * exactRoot(scale) * exactRoot(z);
      let size = hypotenuse(c, root);
      a = d + root;
      d -= (more / root) * less;
      cs = root / size;
      sn = c / size;
      b -= c;
      c = 0.0;
    } else {
      let sigma = b + c;
      let size = hypotenuse(sigma, difference);
      cs = exactRoot(0.5 * (1.0 + abs(sigma) / size));
      sn = -(half / (size * cs)) * select(1.0, -1.0, sigma < 0.0);
      let aa = a * cs + b * sn;
      let bb = b * cs - a * sn;
      let cc = c * cs + d * sn;
      let dd = d * cs - c * sn;
      let mean = 0.5 * ((aa * cs + cc * sn) + (dd * cs - bb * sn));
      b = bb * cs + dd * sn;
      c = cc * cs - aa * sn;
      a = mean;
      d = mean;
      if ((c != 0.0) & (b == 0.0)) {
        b = -c;
        c = 0.0;
        let kept = cs;
        cs = -sn;
        sn = kept;
      } else if ((c != 0.0) & ((b > 0.0) == (c > 0.0))) {
        let rootB = exactRoot(abs(b));
        let rootC = exactRoot(abs(c));
        let apart = select(1.0, -1.0, c < 0.0) * rootB * rootC;
        let sum = exactRoot(abs(b + c));
        a = mean + apart;
        d = mean - apart;
        b -= c;
        c = 0.0;
        let cs1 = rootB / sum;
        let sn1 = rootC / sum;
        let kept = cs * cs1 - sn * sn1;
        sn = cs * sn1 + sn * cs1;
        cs = kept;
      }
    }
  }
  let im = select(exactRoot(abs(b)) * exactRoot(abs(c)), 0.0, c == 0.0);
  let least = select(-0x1p-126f, 0x1p-126f, c < 0.0);
  let lost = (c != 0.0) & (byPower(b, e) == 0.0);
  var s = Standard(byPower(a, e), byPower(b, e), byPower(c, e), byPower(d, e), 0.0, 0.0, byPower(im, e), cs, sn);
  s.b = select(s.b, least, lost);
  s.c = select(s.c, -least, (c != 0.0) & (s.c == 0.0));
  s.im = select(s.im, 0x1p-126f, (c != 0.0) & (s.im == 0.0));
  s.re1 = s.a;
  s.re2 = s.d;
  return s;
}
`;
export const lib_larft_row = `
const LINE: u32 = ORDER + 4u;
var<workgroup> products: array<V, ORDER * LINE>;
var<workgroup> scales: array<V, ORDER>;
fn factorRow(t: u32, place: u32, columns: u32) {
  // @registers
  var open: array<V, ORDER>;
  // @unroll
  for (var c = 0u; c < ORDER; c++) {
    open[c] = V();
  }
  for (var k0 = 0u; k0 < columns; k0 += 4u) {
    // @unroll
    for (var b = 0u; b < 4u; b++) {
      let k = k0 + b;
      let value = select(select(mul(-scales[k], open[b]), V(), k < t), scales[k], k == t);
      if (k < columns) {
        triangle[place + k * p.ldt] = narrow(value);
      }
      // @unroll
      for (var g = 0u; g < ORDER; g += 4u) {
        if (k0 + g < ORDER) {
          // @unroll
          for (var c = g; c < g + 4u; c++) {
            open[c] = mad(value, products[k * LINE + k0 + c], open[c]);
          }
        }
      }
    }
    // @unroll
    for (var c = 4u; c < ORDER; c++) {
      open[c - 4u] = open[c];
    }
  }
}
`;
export const lib_largest = `
var<workgroup> most: array<u32, THREADS>;
fn findLargest(t: u32, own: u32) {
  most[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      most[t] = max(most[t], most[t + half]);
    }
  }
}
`;
export const lib_ldl_pivot = `
// @when SYMMETRIC
alias Pivot = V;
fn pivotOf(x: V) -> Pivot {
  return x;
}
fn across(x: V) -> V {
  return x;
}
fn byPivot(x: V, f: Pivot) -> V {
  return mul(x, f);
}
fn overPivot(x: V, d: Pivot) -> V {
  return divide(x, d);
}
fn reciprocalOf(d: Pivot) -> Pivot {
  return inverse(d);
}
fn pivotSize(d: Pivot) -> u32 {
  let bits = bitcast<vec2u>(d) & vec2u(0x7fffffffu);
  return max(bits.x, bits.y);
}
// @end
// @when MIRRORS
alias Pivot = R;
fn pivotOf(x: V) -> Pivot {
  return realPart(x);
}
fn across(x: V) -> V {
  return conj(x);
}
fn byPivot(x: V, f: Pivot) -> V {
  return x * f;
}
fn overPivot(x: V, d: Pivot) -> V {
  return x / d;
}
fn reciprocalOf(d: Pivot) -> Pivot {
  return 1.0 / d;
}
fn pivotSize(d: Pivot) -> u32 {
  return bitcast<u32>(d) & 0x7fffffffu;
}
// @end
`;
export const lib_line_sums_double = `
fn sumLines(t: u32) {
  for (var half = LINES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t % LINES < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  workgroupBarrier();
}
`;
export const lib_lstm_cell = `
fn gatesAt(d: u32, time: u32, seq: u32) -> u32 {
  return p.offS + ((d * p.steps + time) * p.batch + seq) * 4u * p.hidden;
}
fn cellAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return p.offS + ((p.ways * 4u * p.steps + d * p.steps + time) * p.batch + seq) * p.hidden + j;
}
fn timeNow(d: u32) -> u32 {
  return select(p.now0, p.now1, d == 1u);
}
fn timeBefore(d: u32) -> u32 {
  return select(p.before0, p.before1, d == 1u);
}
fn stateAt(d: u32, seq: u32, j: u32) -> u32 {
  return (d * p.batch + seq) * p.hidden + j;
}
fn peephole(d: u32, which: u32, j: u32) -> V {
  var value = V();
  if (p.hasP == 1u) {
    value = widen(P[p.offP + (d * 3u + which) * p.hidden + j]);
  }
  return value;
}
fn oldCell(d: u32, seq: u32, j: u32) -> V {
  var value = V();
  if (p.first == 0u) {
    value = widen(S[cellAt(d, timeBefore(d), seq, j)]);
  } else if (p.hasC0 == 1u) {
    value = widen(c0[p.offC0 + stateAt(d, seq, j)]);
  }
  return value;
}
`;
export const lib_lstm_fields = `
struct Params {
  baseX: u32,
  baseY: u32,
  steps: u32,
  batch: u32,
  hidden: u32,
  ways: u32,
  first: u32,
  now0: u32,
  now1: u32,
  before0: u32,
  before1: u32,
  gateI: u32,
  gateF: u32,
  gateG: u32,
  gateO: u32,
  hasB: u32,
  hasP: u32,
  hasC0: u32,
  hasH0: u32,
  hasY: u32,
  offS: u32,
  offB: u32,
  offP: u32,
  offC0: u32,
  offH0: u32,
  offY: u32,
  offU: u32,
}
`;
export const lib_lstm_forward = `
fn given(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasB == 1u) {
    value = widen(b[p.offB + (d * 4u + gate) * p.hidden + j]);
  }
  return value;
}
fn advance(d: u32, seq: u32, j: u32, sums: vec4<V>) {
  let time = timeNow(d);
  let old = oldCell(d, seq, j);
  let i = logistic(sums[p.gateI] + given(d, p.gateI, j) + peephole(d, 0u, j) * old);
  let f = logistic(sums[p.gateF] + given(d, p.gateF, j) + peephole(d, 2u, j) * old);
  let g = tangent(sums[p.gateG] + given(d, p.gateG, j));
  let cell = fma(f, old, i * g);
  let o = logistic(sums[p.gateO] + given(d, p.gateO, j) + peephole(d, 1u, j) * cell);
  let at = gatesAt(d, time, seq) + j;
  S[at + p.gateI * p.hidden] = narrow(i);
  S[at + p.gateF * p.hidden] = narrow(f);
  S[at + p.gateG * p.hidden] = narrow(g);
  S[at + p.gateO * p.hidden] = narrow(o);
  S[cellAt(d, time, seq, j)] = narrow(cell);
  Y[p.offY + ((time * p.ways + d) * p.batch + seq) * p.hidden + j] = narrow(o * tangent(cell));
}
`;
export const lib_magnitude = `
// @when FLOAT
// @when REAL
fn magnitudeBits(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
// @end
// @when COMPLEX
fn magnitudeBits(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}
// @end
// @end
// @when DOUBLE
// @when REAL
fn magnitudeBits(x: V) -> u32 {
  return x.y & 0x7fffffffu;
}
// @end
// @when COMPLEX
fn magnitudeBits(x: V) -> u32 {
  return max(x.y & 0x7fffffffu, x.w & 0x7fffffffu);
}
// @end
// @end
`;
export const lib_modulus = `
// @when REAL
fn modulusBits(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
fn direction(x: V) -> V {
  return select(V(-1.0), V(1.0), x > 0.0);
}
// @end
// @when COMPLEX
fn modulusBits(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  if (larger >= 0x7f800000u || larger < 0x00800000u) {
    return larger;
  }
  let size = bitcast<R>(larger);
  let ratio = bitcast<R>(min(parts.x, parts.y)) / size;
  return bitcast<u32>(size * sqrt(fma(ratio, ratio, 1.0)));
}
fn direction(x: V) -> V {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  if (larger < 0x00800000u) {
    return V(1.0, 0.0);
  }
  let scaled = x / bitcast<R>(larger);
  return scaled / sqrt(fma(scaled.x, scaled.x, scaled.y * scaled.y));
}
// @end
`;
export const lib_moments = `
fn together(a: vec3<R>, b: vec3<R>) -> vec3<R> {
  let count = a.x + b.x;
  let share = b.x / max(count, 1.0);
  let apart = b.y - a.y;
  return vec3<R>(count, a.y + apart * share, a.z + b.z + apart * apart * (a.x * share));
}
`;
export const lib_norm_element = `
// @when REAL
fn addAbsolute(s: Sum, x: V) -> Sum {
  return addMagnitude(s, bitcast<u32>(x) & MAGNITUDE);
}
fn addSquareOf(s: Sum, x: V, weight: R) -> Sum {
  return addSquare(s, bitcast<u32>(x) & MAGNITUDE, weight);
}
// @end
// @when COMPLEX
fn ranged(bits: u32, small: bool, big: bool) -> R {
  let enlarged = select(bitcast<R>(bits + (100u << 23u)), R(bits) * power(-49), bits < 0x800000u);
  return select(select(bitcast<R>(bits), bitcast<R>(bits) * power(-90), big), enlarged, small);
}
fn addAbsolute(s: Sum, x: V) -> Sum {
  let parts = bitcast<vec2u>(x) & vec2u(MAGNITUDE);
  let most = max(parts.x, parts.y);
  let least = min(parts.x, parts.y);
  let small = most < bitcast<u32>(power(-50));
  let big = most >= bitcast<u32>(power(63));
  let a = ranged(most, small, big);
  let b = ranged(least, small, big);
  let root = sqrt(fma(a, a, b * b));
  let isReal = least == 0u;
  let scaled = scaledBits(root, select(select(0, 90, big), -100, small));
  let bits = select(scaled, most, isReal | (most >= INFINITY_BITS));
  let denormal = bits < 0x800000u;
  let middle = select(bitcast<R>(bits), 0.0, denormal | (bits >= INFINITY_BITS));
  let units = select(root * power(49), R(bits), isReal);
  return Sum(max(s.worst, bits), s.middle + middle, s.small + select(0.0, units, denormal), s.big);
}
fn addSquareOf(s: Sum, x: V, weight: R) -> Sum {
  let parts = bitcast<vec2u>(x) & vec2u(MAGNITUDE);
  return addSquare(addSquare(s, parts.x, weight), parts.y, weight);
}
// @end
`;
export const lib_norm_squares = `
// @when REAL
fn addSquared(s: Sum, x: V) -> Sum {
  return addSquare(s, bitcast<u32>(x) & MAGNITUDE, 1.0);
}
// @end
// @when COMPLEX
fn addSquared(s: Sum, x: V) -> Sum {
  return addSquare(addSquare(s, bitcast<u32>(x.x) & MAGNITUDE, 1.0), bitcast<u32>(x.y) & MAGNITUDE, 1.0);
}
// @end
`;
export const lib_norm_sum = `
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
struct Sum {
  worst: u32,
  middle: f32,
  small: f32,
  big: f32,
}
fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(127 + exponent) << 23u);
}
fn joined(a: Sum, b: Sum) -> Sum {
  return Sum(max(a.worst, b.worst), a.middle + b.middle, a.small + b.small, a.big + b.big);
}
fn packed(s: Sum) -> vec4u {
  return vec4u(s.worst, bitcast<u32>(s.middle), bitcast<u32>(s.small), bitcast<u32>(s.big));
}
fn unpacked(words: vec4u) -> Sum {
  return Sum(words.x, bitcast<f32>(words.y), bitcast<f32>(words.z), bitcast<f32>(words.w));
}
var<workgroup> sums: array<Sum, THREADS>;
fn joinSums(t: u32, count: u32, step: u32) {
  for (var half = count / 2u; half >= step; half /= 2u) {
    workgroupBarrier();
    if (t % count < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
  }
}
fn scaledBits(value: f32, exponent: i32) -> u32 {
  let bits = bitcast<u32>(value);
  let e = i32(bits >> 23u) + exponent;
  if (bits == 0u) {
    return 0u;
  }
  if (e >= 255) {
    return INFINITY_BITS;
  }
  if (e <= 0) {
    let shift = u32(1 - e);
    return select(((bits & 0x7fffffu) | 0x800000u) >> min(shift, 31u), 0u, shift > 24u);
  }
  return (bits & 0x7fffffu) | (u32(e) << 23u);
}
fn enlarged(value: f32, exponent: i32) -> f32 {
  return bitcast<f32>(scaledBits(value, exponent));
}
fn addMagnitude(s: Sum, bits: u32) -> Sum {
  let denormal = bits < 0x800000u;
  let middle = select(bitcast<f32>(bits), 0.0, denormal | (bits >= INFINITY_BITS));
  return Sum(max(s.worst, bits), s.middle + middle, s.small + select(0.0, f32(bits), denormal), s.big);
}
fn addSquare(s: Sum, bits: u32, weight: f32) -> Sum {
  let small = bits < bitcast<u32>(power(-60));
  let big = bits >= bitcast<u32>(power(45));
  let scaled = select(select(bits, bits - (90u << 23u), big), bits + (100u << 23u), small);
  let x = select(bitcast<f32>(scaled), f32(bits) * power(-49), bits < 0x800000u);
  let square = select(weight * x * x, 0.0, bits >= INFINITY_BITS);
  return Sum(
    max(s.worst, bits),
    s.middle + select(square, 0.0, small | big),
    s.small + select(0.0, square, small),
    s.big + select(0.0, square, big),
  );
}
fn sumBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  if (s.middle >= 1.0) {
    return min(bitcast<u32>(s.middle) & MAGNITUDE, INFINITY_BITS);
  }
  return scaledBits(s.middle * power(64) + s.small * power(-85), -64);
}
fn rootBits(s: Sum) -> u32 {
  if (s.worst > INFINITY_BITS) {
    return NAN_BITS;
  }
  if (s.worst == INFINITY_BITS) {
    return INFINITY_BITS;
  }
  if (s.big > 0.0) {
    return scaledBits(sqrt(s.big + enlarged(s.middle, -180)), 90);
  }
  if (s.small > 0.0 && s.middle < power(-80)) {
    return scaledBits(sqrt(s.small + enlarged(s.middle, 200)), -100);
  }
  return bitcast<u32>(sqrt(s.middle + enlarged(s.small, -200)));
}
`;
export const lib_packed = `
fn packed(i: u32, j: u32, n: u32, upper: bool) -> u32 {
  return i + j * select(2u * n - j - 1u, j + 1u, upper) / 2u;
}
`;
export const lib_packed_four = `
const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
fn fourOfA(off: u32, row: u32, j: u32, end: u32) -> vec4f {
  let inside = LINE + row < vec4u(end);
  return select(vec4f(), A[select(0u, off + j * p.n + row, inside.x) / 4u], inside);
}
`;
export const lib_panel_row = `
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    let u = item(U[k * FOURS + k / 4u], k % 4u);
    var l = V();
    if (pivotKey(abs1(u)) >= 0x00800000u) {
      l = divide(x[k], u);
    }
    x[k] = l;
    // @unroll
    for (var c = k + 1u; c < WIDTH; c++) {
      x[c] = mad(-l, item(U[k * FOURS + c / 4u], c % 4u), x[c]);
    }
  }
`;
export const lib_part = `
fn inPart(part: u32, i: u32, j: u32) -> bool {
  return part == 0u || (part == 1u && i >= j) || (part == 2u && i <= j);
}
`;
export const lib_pivot_key = `
fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}
`;
export const lib_pivot = /* @__PURE__ */ joined(`
`, lib_pivot_key, `var<workgroup> candidates: array<vec2u, THREADS>;
var<workgroup> winners: array<vec2u, THREADS / 16u>;
fn better(a: vec2u, b: vec2u) -> bool {
  return a.x > b.x || (a.x == b.x && a.y < b.y);
}
const LANES: u32 = 16u;
fn bestPivot(t: u32, key: u32, row: u32) -> vec2u {
  candidates[t] = vec2u(key, row);
  workgroupBarrier();
  if (t < THREADS / LANES) {
    var best = candidates[t * LANES];
    for (var s = 1u; s < LANES; s++) {
      let other = candidates[t * LANES + s];
      if (better(other, best)) {
        best = other;
      }
    }
    winners[t] = best;
  }
  workgroupBarrier();
  var best = winners[0];
  for (var s = 1u; s < THREADS / LANES; s++) {
    let other = winners[s];
    if (better(other, best)) {
      best = other;
    }
  }
  return best;
}
`);
export const lib_pivot_levels = `
const SECOND: u32 = 32u;
const THIRD: u32 = 4u;
var<workgroup> candidates: array<vec4u, THREADS>;
var<workgroup> seconds: array<vec4u, SECOND>;
var<workgroup> thirds: array<vec4u, THIRD>;
fn bestPivot(t: u32, candidate: vec4u, count: u32) -> vec4u {
  candidates[t] = candidate;
  workgroupBarrier();
  if (t < SECOND) {
    var best = NO_PIVOT;
    for (var s = t; s < count; s += SECOND) {
      best = better(best, candidates[s]);
    }
    seconds[t] = best;
  }
  workgroupBarrier();
  if (t < THIRD) {
    var best = NO_PIVOT;
    for (var s = t; s < min(count, SECOND); s += THIRD) {
      best = better(best, seconds[s]);
    }
    thirds[t] = best;
  }
  workgroupBarrier();
  var best = thirds[0];
  for (var s = 1u; s < THIRD; s++) {
    best = better(best, thirds[s]);
  }
  return best;
}
`;
export const lib_pivot_double = /* @__PURE__ */ joined(`
`, lib_pivot_levels, `const NO_PIVOT = vec4u(0u, 0u, 0xffffffffu, 0u);
fn pivotOf(x: vec2u, place: u32, row: u32) -> vec4u {
  return vec4u(select(vec2u(x.y & 0x7fffffffu, x.x), vec2u(0x7ff80000u, 0u), dIsNaN(x)), place, row | (x.y & 0x80000000u));
}
fn pivotValue(c: vec4u) -> vec2u {
  return vec2u(c.y, c.x | (c.w & 0x80000000u));
}
fn better(a: vec4u, b: vec4u) -> vec4u {
  let larger = b.x > a.x || (b.x == a.x && (b.y > a.y || (b.y == a.y && b.z < a.z)));
  return select(a, b, larger);
}
`);
export const lib_pivot_lines = `
// @when SUBGROUPS
var<workgroup> leaders: array<vec4u, LINES>;
fn bestOfAll(row: u32, line: u32, candidate: vec4u) -> vec4u {
  let own = bestOfLine(candidate);
  if (row == 0u) {
    leaders[line] = own;
  }
  workgroupBarrier();
  return bestOfLine(leaders[row % LINES]);
}
fn bestOfFirst(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestOfLine(candidate);
}
// @end
// @when ALONE
fn bestOfAll(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS * LINES);
}
fn bestOfFirst(row: u32, line: u32, candidate: vec4u) -> vec4u {
  return bestPivot(row + line * ROWS, candidate, ROWS);
}
// @end
`;
export const lib_pivot_placed = /* @__PURE__ */ joined(`
`, lib_pivot_key, `const NO_PIVOT = vec4u(0u, 0xffffffffu, 0u, 0u);
fn better(a: vec4u, b: vec4u) -> vec4u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}
// @when SUBGROUPS
fn bestOfLine(c: vec4u) -> vec4u {
  let key = subgroupMax(c.x);
  let place = subgroupMin(select(0xffffffffu, c.y, c.x == key));
  return vec4u(key, place, subgroupMin(select(0xffffffffu, c.z, c.x == key && c.y == place)), 0u);
}
// @end
// @when ALONE
`, lib_pivot_levels, `// @end
`, lib_pivot_lines, ``);
export const lib_plane_rotation = `
fn rotation(x: f32, y: f32) -> vec3f {
  let largest = max(abs(x), abs(y));
  if (largest < 1e-30) {
    return vec3f(1.0, 0.0, x);
  }
  let scale = select(1.0, 1e18, largest < 1e-16);
  let f = scale * x;
  let g = scale * y;
  let r = sqrt(f * f + g * g);
  var c = f / r;
  var s = g / r;
  let half = 0.5 * fma(-s, s, fma(-c, c, 1.0));
  c = fma(c, half, c);
  s = fma(s, half, s);
  return vec3f(c, s, r / scale);
}
`;
export const lib_pool_params = `
struct Params {
  baseX: u32,
  count: u32,
  depth: u32,
  height: i32,
  width: i32,
  windowHeight: i32,
  windowWidth: i32,
  outHeight: i32,
  outWidth: i32,
  strideY: i32,
  strideX: i32,
  padTop: i32,
  padBottom: i32,
  padLeft: i32,
  padRight: i32,
  dilationY: i32,
  dilationX: i32,
  infinityBits: u32,
  offX: u32,
  offDY: u32,
  offY: u32,
}
`;
export const lib_pool_window = `
struct PoolWindow {
  top: i32,
  bottom: i32,
  left: i32,
  right: i32,
  count: f32,
}
fn firstInside(begin: i32, step: i32) -> i32 {
  return begin + (max(-begin, 0) + step - 1) / step * step;
}
fn placesBetween(begin: i32, end: i32, step: i32) -> i32 {
  return (max(0, end - begin) + step - 1) / step;
}
fn windowAt(oy: i32, ox: i32) -> PoolWindow {
  let y = oy * p.strideY - p.padTop;
  let x = ox * p.strideX - p.padLeft;
  let endY = y + (p.windowHeight - 1) * p.dilationY + 1;
  let endX = x + (p.windowWidth - 1) * p.dilationX + 1;
  let top = firstInside(y, p.dilationY);
  let left = firstInside(x, p.dilationX);
  let bottom = min(endY, p.height);
  let right = min(endX, p.width);
  var count = placesBetween(top, bottom, p.dilationY) * placesBetween(left, right, p.dilationX);
  if (KIND == 2u) {
    count = placesBetween(y, min(endY, p.height + p.padBottom), p.dilationY)
      * placesBetween(x, min(endX, p.width + p.padRight), p.dilationX);
  }
  return PoolWindow(top, bottom, left, right, f32(max(1, count)));
}
fn pixelAt(plane: u32, y: i32, x: i32, c: u32) -> u32 {
  return ((plane * u32(p.height) + u32(y)) * u32(p.width) + u32(x)) * p.depth + c;
}
fn isNaNByBits(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}
fn isLarger(x: f32, best: f32) -> bool {
  return !isNaNByBits(best) && (isNaNByBits(x) || x > best);
}
`;
export const lib_powers = `
fn byPower(x: f32, e: i32) -> f32 {
  let s = clamp(e, -250, 250);
  return x * bitcast<f32>(u32(127 + s / 2) << 23u) * bitcast<f32>(u32(127 + s - s / 2) << 23u);
}
fn shiftOf(bits: u32) -> i32 {
  let exponent = select(i32(bits >> 23u) - 127, i32(firstLeadingBit(bits)) - 149, bits < 0x800000u);
  let inRange = (bits == 0u) | (bits >= 0x7f800000u) | (abs(exponent) <= 40);
  return select(-exponent, 0, inRange);
}
`;
export const lib_qgemm_value = `
struct Params {
  baseX: u32,
  count: u32,
  features: u32,
  depth: i32,
  hasZeros: u32,
  hasScaleX: u32,
  hasScaleW: u32,
  hasBias: u32,
  perRow: u32,
  perFeature: u32,
  offSX: u32,
  offSW: u32,
  offB: u32,
  offY: u32,
  scaleY: f32,
  zeroY: f32,
  least: f32,
  slope: f32,
  scale: f32,
}
@group(0) @binding(0) var<storage, read> D: array<i32>;
@group(0) @binding(1) var<storage, read> sumsX: array<vec2i>;
@group(0) @binding(2) var<storage, read> sumsW: array<vec2i>;
@group(0) @binding(3) var<storage, read> scaleX: array<f32>;
@group(0) @binding(4) var<storage, read> scaleW: array<f32>;
@group(0) @binding(5) var<storage, read> bias: array<f32>;
@group(0) @binding(7) var<uniform> p: Params;
fn valueOf(e: u32) -> f32 {
  let row = e / p.features;
  let feature = e - row * p.features;
  var sum = D[e];
  if (p.hasZeros == 1u) {
    let x = sumsX[row];
    let w = sumsW[feature];
    sum += p.depth * x.y * w.y - x.y * w.x - w.y * x.x;
  }
  var factor = 1.0;
  if (p.hasScaleX == 1u) {
    factor = scaleX[p.offSX + row * p.perRow];
  }
  if (p.hasScaleW == 1u) {
    factor *= scaleW[p.offSW + feature * p.perFeature];
  }
  var value = f32(sum) * factor;
  if (p.hasBias == 1u) {
    value += bias[p.offB + feature];
  }
  return value;
}
`;
export const lib_qr_group_explicit = `
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let upper = row <= column;
      if ((row < top) & (column < n)) {
        let to = own.B.off + row * own.B.rs + column * own.B.cs;
        let value = narrow(select(V(), x[c * ROWS + r], upper));
        // @when R_APART
        factorR[to] = value;
        // @end
        // @when R_IN_Q
        Q[to] = value;
        // @end
        // @when R_IN_A
        A[to] = value;
        // @end
      }
      x[c * ROWS + r] = select(x[c * ROWS + r], V(), upper);
    }
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < STEPS; s += SPAN) {
    for (var j = 0u; j < SPAN; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        let place = k % 2u * (VECS * LANES) + lane;
        let at = k - (STEPS - SPAN - s) / SLOTS * SLOTS;
        let mine = slot == at;
        let scale = taus[(STEPS - SPAN - s) / SLOTS];
        if (mine) {
          // @registers
          var y: array<V, PADDED>;
          // @unroll
          for (var r = (STEPS - SPAN - s) / LANES / PER * PER; r < PADDED; r++) {
            y[r] = V();
          }
          // @unroll
          for (var r = (STEPS - SPAN - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            y[r] = select(select(V(), value, row > k), ofReal(1.0), row == k);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(V(), ofReal(1.0), row == k) - select(V(), mul(scale, y[r]), row >= k);
          }
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / PER; g < VECS; g++) {
            // @when REAL
            published[place + g * LANES] = vec4f(y[4u * g], y[4u * g + 1u], y[4u * g + 2u], y[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[place + g * LANES] = vec4f(y[2u * g], y[2u * g + 1u]);
            // @end
          }
          strength[k % 2u] = scale;
        }
        workgroupBarrier();
        let next = max(firstSlot, at + 1u);
        var works = ((next < endSlot) & (next + (STEPS - SPAN - s) / SLOTS * SLOTS < top)) |
          (firstSlot + ((STEPS - SPAN - s) / SLOTS + 1u) * SLOTS < top);
        // @when ALWAYS
        works = true;
        // @end
        if (works) {
          // @registers
          var u: array<V, PADDED>;
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / PER; g < VECS; g++) {
            let word = published[place + g * LANES];
            // @when REAL
            u[4u * g] = word.x;
            u[4u * g + 1u] = word.y;
            u[4u * g + 2u] = word.z;
            u[4u * g + 3u] = word.w;
            // @end
            // @when COMPLEX
            u[2u * g] = word.xy;
            u[2u * g + 1u] = word.zw;
            // @end
          }
          let f = strength[k % 2u];
          // @registers
          var w: array<V, CPT>;
          // @registers
          var evens: array<V, CPT>;
          // @registers
          var odds: array<V, CPT>;
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            evens[c] = V(nought);
            odds[c] = V(nought);
          }
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
                // @unroll
                for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r += 2u) {
                  evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
                  odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
                }
              }
            }
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES / 2u * 2u; r < ROWS; r += 2u) {
              evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
              odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
            }
            w[c] = evens[c] + odds[c];
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            w[c] = mul(f, elementSum(w[c]));
          }
          let behind = slot > at;
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r++) {
                let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
                let updated = mad(-u[r], w[(STEPS - SPAN - s) / SLOTS], value);
                x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
                // @unroll
                for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
                  x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
                }
              }
            }
          }
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            let updated = mad(-u[r], w[(STEPS - SPAN - s) / SLOTS], value);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
              x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = slot + c * SLOTS;
      if ((row < m) & (column < top)) {
        let to = own.C.off + row * own.C.rs + column * own.C.cs;
        // @when Q_APART
        Q[to] = narrow(x[c * ROWS + r]);
        // @end
        // @when Q_IN_A
        A[to] = narrow(x[c * ROWS + r]);
        // @end
      }
    }
  }
`;
export const lib_qr_small_explicit = `
  let least = min(m, n);
  // @when RESULTS_STAGED
  workgroupBarrier();
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let upper = row <= c;
      let value = narrow(select(V(), x[r * N + c], upper));
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * p.rsB + c * p.csB), value);
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < least) & (c < n)) {
        let at = own.B.off + row * own.B.rs + c * own.B.cs;
        // @when R_APART
        factorR[at] = value;
        // @end
        // @when R_IN_Q
        Q[at] = value;
        // @end
        // @when R_IN_A
        A[at] = value;
        // @end
      }
      // @end
      x[r * N + c] = select(x[r * N + c], V(), upper);
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toR = (PARTS * p.offB + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      R4[toR + t + s * THREADS] = value;
    } else if (at < total) {
      R4[toR + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        R4[toR + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        R4[toR + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < STEPS; s += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        var held = V();
        // @unroll
        for (var q = (STEPS - BLOCK - s) / LANES; q < (STEPS - s + LANES - 1u) / LANES; q++) {
          held = select(held, mine[q], q == k / LANES);
        }
        let scale = elementFromLane(held, k % LANES);
        // @registers
        var y: array<V, ROWS>;
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(select(V(), x[r * N + STEPS - 1u - s], row > k), ofReal(1.0), row == k);
        }
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d < j) {
            // @unroll
            for (var c = STEPS - BLOCK - s + d; c < STEPS - BLOCK - s + d + TOGETHER - (d + TOGETHER) / BLOCK; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[r * N + c], sum);
              }
              let by = mul(scale, elementSum(sum));
              // @unroll
              for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-y[r], by, x[r * N + c]), c < STEPS - BLOCK - s + j);
              }
            }
          }
        }
        // @unroll
        for (var c = STEPS - s; c < STEPS; c++) {
          var sum = V(nought);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = mad(conj(y[r]), x[r * N + c], sum);
          }
          let by = mul(scale, elementSum(sum));
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-y[r], by, x[r * N + c]);
          }
        }
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          x[r * N + STEPS - 1u - s] = select(V(), mul(-scale, y[r]), lane + r * LANES >= k) + select(V(), ofReal(1.0), lane + r * LANES == k);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let last = x[r * N + STEPS - 1u - s];
        // @unroll
        for (var d = 1u; d < BLOCK; d++) {
          x[r * N + STEPS - s - d] = x[r * N + STEPS - s - d - 1u];
        }
        x[r * N + STEPS - BLOCK - s] = last;
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < STEPS; c++) {
      let row = lane + r * LANES;
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * p.rsC + c * p.csC), narrow(x[r * N + c]));
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < m) & (c < least)) {
        let at = own.C.off + row * own.C.rs + c * own.C.cs;
        // @when Q_APART
        Q[at] = narrow(x[r * N + c]);
        // @end
        // @when Q_IN_A
        A[at] = narrow(x[r * N + c]);
        // @end
      }
      // @end
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toQ = (PARTS * p.offC + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      Q4[toQ + t + s * THREADS] = value;
    } else if (at < total) {
      Q4[toQ + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        Q4[toQ + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        Q4[toQ + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
`;
export const lib_quantized_scales = `
struct Params {
  baseX: u32,
  count: u32,
  row: u32,
  pitch: u32,
  inner: u32,
  group: u32,
  outerStep: u32,
  channelStep: u32,
  innerStep: u32,
  hasZero: u32,
  zeroInY: u32,
  zero: i32,
  unsigned: u32,
  offX: u32,
  offS: u32,
  offZ: u32,
  offY: u32,
}
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
fn scaleAt(o: u32, l: u32) -> u32 {
  let c = l / p.inner;
  return o * p.outerStep + (c / p.group) * p.channelStep + (l - c * p.inner) * p.innerStep;
}
fn integerOf(word: u32, bits: u32) -> i32 {
  if (p.unsigned == 1u) {
    return i32(extractBits(word, 0u, bits));
  }
  return extractBits(bitcast<i32>(word), 0u, bits);
}
`;
export const lib_quotient = `
fn quotient(x: V, y: V) -> V {
  // @when REAL
  let scale = select(1.0, 0x1p-64f, (bitcast<u32>(y) & 0x7fffffffu) > 0x7e000000u);
  return (x * scale) / (y * scale);
  // @end
  // @when COMPLEX
  let parts = bitcast<vec2u>(y) & vec2u(0x7fffffffu);
  let scale = select(1.0, 0x1p-64f, max(parts.x, parts.y) > 0x7e000000u);
  return divide(x * scale, y * scale);
  // @end
}
`;
export const lib_range_keys = `
var<workgroup> ranges: array<vec2i, THREADS>;
fn keyOf(bits: i32) -> i32 {
  let size = bits & 0x7fffffff;
  return select(select(size, -size, bits < 0), 0, size > 0x7f800000);
}
fn numberOf(key: i32) -> f32 {
  return bitcast<f32>(select(u32(key), u32(-key) | 0x80000000u, key < 0));
}
fn widened(a: vec2i, b: vec2i) -> vec2i {
  return vec2i(min(a.x, b.x), max(a.y, b.y));
}
fn rangeOf(t: u32, own: vec2i) -> vec2i {
  ranges[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      ranges[t] = widened(ranges[t], ranges[t + half]);
    }
  }
  return ranges[0];
}
`;
export const lib_reflector = `
// @when REAL
alias FieldReflector = Reflector;
fn fieldReflector(alpha: V, squares: R) -> FieldReflector {
  return reflector(alpha, squares);
}
fn plusSquare(x: V, sum: R) -> R {
  return fma(x, x, sum);
}
fn strengthOf(h: FieldReflector) -> V {
  return h.tau * h.scale * h.scale;
}
// @end
// @when COMPLEX
struct FieldReflector {
  beta: R,
  tau: V,
  scale: V,
}
fn fieldReflector(alpha: V, squares: R) -> FieldReflector {
  let others = fma(alpha.y, alpha.y, squares);
  let square = fma(alpha.x, alpha.x, others);
  let none = ((bitcast<u32>(squares) & 0x7fffffffu) == 0u && (bitcast<u32>(alpha.y) & 0x7fffffffu) == 0u) ||
    (bitcast<u32>(square) & 0x7fffffffu) < 0x14800000u;
  let inverse = inverseSqrt(square);
  let rough = square * inverse;
  let norm = fma(0.5 * inverse, fma(-rough, rough, square), rough);
  let beta = select(-norm, norm, alpha.x < 0.0);
  let ratio = (beta - alpha.x) / beta;
  let whole = alpha.x - beta;
  let slope = alpha.y / whole;
  let one = 1.0 / fma(slope, alpha.y, whole);
  var h: FieldReflector;
  h.beta = select(beta, alpha.x, none);
  h.tau = select(V(select(ratio, 1.0, ratio < 1.0), -alpha.y / beta), V(), none);
  h.scale = select(V(one, -slope * one), V(), none);
  return h;
}
fn plusSquare(x: V, sum: R) -> R {
  return fma(x.x, x.x, fma(x.y, x.y, sum));
}
fn strengthOf(h: FieldReflector) -> V {
  return h.tau * squared(h.scale);
}
// @end
`;
export const lib_root_steps = `
const GOES_ON: u32 = 0u;
const CONVERGED: u32 = 1u;
const FAILED: u32 = 2u;
const EPS: f32 = 5.9604644775390625e-8;
fn verdict(n: u32, degree: u32, squares: f32, before: f32) -> u32 {
  let error = sqrt(squares);
  let near = 0.25 / f32(degree + 1u);
  let isFar = ((bitcast<u32>(squares) & 0x7fffffffu) >= 0x7f800000u) | (error >= 100.0 * sqrt(f32(n)) * f32(degree));
  let isDone = error <= (f32(n) + 4.0 * f32(degree)) * EPS;
  let wasNear = before < near;
  let isRounding = wasNear & (error > 0.25 * before);
  let found = select(select(GOES_ON, CONVERGED, isDone | isRounding), FAILED, wasNear & (error >= near) & !isDone);
  return select(found, FAILED, isFar);
}
fn integerPower(x: f32, k: u32) -> f32 {
  var result = 1.0;
  var square = x;
  for (var bits = k; bits > 0u; bits >>= 1u) {
    result = select(result, result * square, (bits & 1u) == 1u);
    square *= square;
  }
  return result;
}
struct RootScale {
  shift: i32,
  turns: i32,
  tail: f32,
}
fn rootScale(exponent: i32, degree: u32) -> RootScale {
  let d = i32(degree);
  let turns = select(exponent / d, -((d - 1 - exponent) / d), exponent < 0);
  let rest = exponent - turns * d;
  let isExact = degree <= 64u;
  return RootScale(select(exponent, turns * d, isExact), turns, select(exp2(-f32(rest) / f32(d)), 1.0, isExact));
}
fn rootOf(z: f32, degree: u32) -> f32 {
  return select(exp2(log2(z) / f32(degree)), z, degree == 1u);
}
`;
export const lib_scaled_back = `
fn scaledBack(value: V, largest: u32) -> V {
  let shift = -shiftOf(largest);
  let half = shift / 2;
  let isFinite = (largest & 0x7f800000u) != 0x7f800000u;
  return select(V(bitcast<R>(largest | 0x7fc00000u)), value * power(half) * power(shift - half), isFinite);
}
`;
export const lib_scaled_element = `
// @when REAL
fn scaledElement(x: V, shift: i32) -> V {
  return scaledOne(x, shift);
}
// @end
// @when COMPLEX
fn scaledElement(x: V, shift: i32) -> V {
  return V(scaledOne(x.x, shift), scaledOne(x.y, shift));
}
// @end
`;
export const lib_singular_threshold = `
fn threshold(a: Problem, largest: R) -> R {
  return largest * p.rcond * R(select(1u, max(a.m, a.n), p.byExtent == 1u));
}
fn counts(value: R, least: R) -> bool {
  return (value > least) & (value > 0.0);
}
`;
export const lib_size_bits = `
alias T = u32;
const COMPLEX: u32 = 0u;
const REAL: u32 = 1u - COMPLEX;
fn productBits(x: u32, y: u32) -> u32 {
  return bitcast<u32>(bitcast<f32>(x) * bitcast<f32>(y)) & 0x7fffffffu;
}
// @when REAL
fn sizeBits(x: T) -> u32 {
  return x & 0x7fffffffu;
}
fn realBits(x: T) -> u32 {
  return x;
}
// @end
// @when COMPLEX
fn sizeBits(x: T) -> u32 {
  let parts = x & T(0x7fffffffu);
  let larger = max(parts.x, parts.y);
  if (larger >= 0x7f800000u) {
    return larger;
  }
  if (larger < 0x00800000u) {
    return parts.x + parts.y;
  }
  return bitcast<u32>(bitcast<f32>(parts.x) + bitcast<f32>(parts.y));
}
fn realBits(x: T) -> u32 {
  return x.x;
}
// @end
`;
export const lib_small_b = `
// @when B_APART
@group(0) @binding(7) var<storage, read_write> B: array<T>;
// @end
fn loadB(at: u32) -> V {
  var value = T();
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  var given = widen(value);
  // @when MIRRORED
  given = conj(given);
  // @end
  return given;
}
fn storeB(at: u32, solved: V) {
  var value = solved;
  // @when MIRRORED
  value = conj(value);
  // @end
  // @when B_APART
  B[at] = narrow(value);
  // @end
  // @when B_IN_A
  A[at] = narrow(value);
  // @end
}
`;
export const lib_small_elements = /* @__PURE__ */ joined(`
`, lib_lane_elements, `// @when REAL
fn sizeOf(x: V) -> R {
  return x;
}
// @end
// @when COMPLEX
fn sizeOf(x: V) -> R {
  return bitcast<R>(max(bitcast<u32>(abs1(x)), bitsOf(x)));
}
// @end
// @when STAGED
fn fromStage(at: u32) -> T {
  // @when REAL
  return stage[at / 4u][at % 4u];
  // @end
  // @when COMPLEX
  return T(stage[at / 4u][at % 4u], stage[at / 4u][at % 4u + 1u]);
  // @end
}
fn toStage(at: u32, value: T) {
  // @when REAL
  stage[at / 4u][at % 4u] = value;
  // @end
  // @when COMPLEX
  stage[at / 4u][at % 4u] = value.x;
  stage[at / 4u][at % 4u + 1u] = value.y;
  // @end
}
// @end
`);
export const lib_small_group = `
const PAIRS: u32 = LANES / 2u;
const FOURS: u32 = LANES / 4u;
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const WHOLES: u32 = LANES / 32u;
const BY_MEMORY: u32 = (1u - SUBGROUPS) * PAIRS;
var<private> nought: f32;
var<private> origin: u32;
// @when BY_MEMORY
var<private> me: u32;
var<workgroup> told: array<u32, THREADS>;
fn tell(value: u32) {
  workgroupBarrier();
  told[me] = value;
  workgroupBarrier();
}
// @end
fn fromLane(value: f32, lane: u32) -> f32 {
  var found = value;
  // @when PAIRS
  // @when SUBGROUPS
  found = subgroupShuffle(value, origin + lane);
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  found = bitcast<f32>(told[origin + lane]);
  // @end
  // @end
  return found;
}
fn groupMax(value: u32) -> u32 {
  var most = value;
  // @when SUBGROUPS
  // @when PAIRS
  most = max(most, subgroupShuffleXor(most, 1u));
  // @end
  // @when FOURS
  most = max(most, subgroupShuffleXor(most, 2u));
  // @end
  // @when EIGHTS
  most = max(most, subgroupShuffleXor(most, 4u));
  // @end
  // @when SIXTEENS
  most = max(most, subgroupShuffleXor(most, 8u));
  // @end
  // @when WHOLES
  most = max(most, subgroupShuffleXor(most, 16u));
  // @end
  // @end
  // @when BY_MEMORY
  tell(value);
  for (var s = 0u; s < LANES; s++) {
    most = max(most, told[origin + s]);
  }
  // @end
  return most;
}
fn groupMin(value: u32) -> u32 {
  return ~groupMax(~value);
}
fn groupSum(value: f32) -> f32 {
  var sum = value;
  // @when SUBGROUPS
  // @when PAIRS
  sum += subgroupShuffleXor(sum, 1u);
  // @end
  // @when FOURS
  sum += subgroupShuffleXor(sum, 2u);
  // @end
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when WHOLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @end
  // @when BY_MEMORY
  tell(bitcast<u32>(value));
  sum = 0.0;
  for (var s = 0u; s < LANES; s++) {
    sum += bitcast<f32>(told[origin + s]);
  }
  // @end
  return sum;
}
`;
export const lib_small_head = /* @__PURE__ */ joined(`
`, lib_field, `const EDGE_FREE: u32 = 1u - EDGE;
const GROUP: u32 = THREADS / LANES;
const DIRECT: u32 = 1u - STAGED;
const GUARDED: u32 = 1u - EDGE_FREE * (1u - LOWER);
const NONE: u32 = 0xffffffffu;
const PARTS: u32 = 1u + COMPLEX;
const HERMITIAN: u32 = COMPLEX * LOWER * (1u - SYMMETRIC);
const MIRRORED: u32 = COMPLEX * FLIPPED * (1u - SYMMETRIC);
const WORDS: u32 = PARTS * N * N;
const PAD: u32 = 4u * PARTS * ((LANES + 3u) / 4u) * EDGE_FREE * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;
struct Params {
`, lib_batch_fields, `}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<T>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read_write> A4: array<vec4f>;
// @end
// @when REPORTS
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
// @when STAGED
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
fn staged(at: u32) -> u32 {
  return at + PAD * (at / WORDS);
}
// @end
`, lib_batch_problem, ``, lib_small_group, ``, lib_small_elements, ``);
export const lib_small_lane = `
  nought = f32(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  slot = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  var own = problem(min(z, p.count - 1u));
  // @when FLIPPED
  own.A = Place(own.A.off, own.A.cs, own.A.rs);
  // @end
`;
export const lib_small_stage_in = `
  // @when STAGED
  var order = N;
  // @when EDGE
  order = p.n;
  // @end
  let words = PARTS * order * order;
  let before = (group.x + p.baseX) * GROUP;
  let total = min(GROUP, p.count - before) * words;
  let from4 = (PARTS * p.offA + before * words) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      if (4u * (t + s * THREADS) < total) {
        stage[staged(4u * (t + s * THREADS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (words + PAD);
  let down = select(1u, order, ACROSS == 1u);
  let right = select(order, 1u, ACROSS == 1u);
  // @end
`;
export const lib_small_load = /* @__PURE__ */ joined(`
  var m = N;
  var n = N;
  // @when EDGE
  m = select(0u, own.m, live);
  n = select(0u, own.n, live);
  // @end
`, lib_small_stage_in, `  // @registers
  var x: array<V, ROWS * N>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      let row = lane + r * LANES;
      let inside = (row < m) & (c < n) & ((LOWER == 0u) | (row >= c));
      // @when STAGED
      let atS = select(0u, at0 + PARTS * (row * down + c * right), inside);
      x[r * N + c] = widen(fromStage(atS));
      // @end
      // @when DIRECT
      x[r * N + c] = widen(A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)]);
      // @end
      // @when GUARDED
      x[r * N + c] = select(V(), x[r * N + c], inside);
      // @end
    }
  }
  // @when HERMITIAN
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = r * LANES; c < (r + 1u) * LANES; c++) {
      x[r * N + c] = select(x[r * N + c], ofReal(realPart(x[r * N + c])), lane + r * LANES == c);
    }
  }
  // @end
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      largest = max(largest, bitsOf(x[r * N + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
`);
export const lib_small_load_b = `
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let inside = live & (source[r] < n) & (c0 + w < own.nrhs);
        let loaded = loadB(select(0u, own.B.off + source[r] * own.B.rs + (c0 + w) * own.B.cs, inside));
        b[r * RHS + w] = select(V(), loaded, inside);
      }
    }
`;
export const lib_small_reports = `
  var fills = false;
  var filling = V();
  // @when REPORTS
  fills = (p.nanBits != 0u) & (failure != 0u);
  filling = V(bitcast<f32>(p.nanBits));
  // @end
`;
export const lib_small_reports_out = `
  // @when NONFINITE
  if (live & (lane == 0u)) {
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  // @end
  // @when REPORTS
  if (live & (lane == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
  }
  // @end
`;
export const lib_small_solve_chol = `
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          let d = pivotOf(x[(k / LANES) * N + k]);
          let mine = b[(k / LANES) * RHS + w];
          let known = elementFromLane(select(overPivot(mine, d), mine, LDL == 1u), k % LANES);
          let kept = select(known, overPivot(known, d), LDL == 1u);
          // @unroll
          for (var r = k / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let below = mad(-x[r * N + k], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(below, kept, row == k), (row >= k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = V();
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, mad(across(x[r * N + N - 1u - s]), b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let total = elementSum(sum);
          let d = pivotOf(x[((N - 1u - s) / LANES) * N + N - 1u - s]);
          let rest = b[((N - 1u - s) / LANES) * RHS + w] - total;
          let known = select(overPivot(rest, d), rest, LDL == 1u);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`;
export const lib_small_solve_lu = `
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        let who = extractBits(places[k / 4u], 8u * (k % 4u), 8u);
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = elementFromLane(mine, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            b[r * RHS + w] = select(b[r * RHS + w], mad(-x[r * N + k], known, b[r * RHS + w]), (at[r] > k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        let who = extractBits(places[(N - 1u - s) / 4u], 8u * ((N - 1u - s) % 4u), 8u);
        var diagonal = x[N - 1u - s];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          diagonal = select(diagonal, x[r * N + N - 1u - s], who / LANES == r);
        }
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = elementFromLane(divide(mine, diagonal), who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            let above = mad(-x[r * N + N - 1u - s], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(known, above, at[r] < k), (at[r] <= k) & (k < n));
          }
        }
      }
    }
`;
export const lib_small_solve_lu_t = `
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = V();
          // @unroll
          for (var r = 0u; r < k / LANES + 1u; r++) {
            sum = select(sum, mad(turned(x[r * N + k]), b[r * RHS + w], sum), lane + r * LANES < k);
          }
          let rest = b[(k / LANES) * RHS + w] - elementSum(sum);
          let known = divide(rest, turned(x[(k / LANES) * N + k]));
          b[(k / LANES) * RHS + w] = select(b[(k / LANES) * RHS + w], known, (lane == k % LANES) & (k < n));
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = V();
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, mad(turned(x[r * N + N - 1u - s]), b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let known = b[((N - 1u - s) / LANES) * RHS + w] - elementSum(sum);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`;
export const lib_small_stage_out = `
  // @when STAGED
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    if (at < total) {
      let value = stage[staged(at) / 4u];
      let to = from4 + t + s * THREADS;
      if (at + 3u < total) {
        A4[to] = value;
      } else {
        A4[to].x = value.x;
        if (at + 1u < total) {
          A4[to].y = value.y;
        }
        if (at + 2u < total) {
          A4[to].z = value.z;
        }
      }
    }
  }
  // @end
`;
export const lib_small_store_b = `
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        if (live & (at[r] < n) & (c0 + w < own.nrhs) & ((failure == 0u) | fills)) {
          storeB(own.B.off + at[r] * own.B.rs + (c0 + w) * own.B.cs, select(b[r * RHS + w], filling, fills));
        }
      }
    }
`;
export const lib_square_head = /* @__PURE__ */ joined(`
const PLAIN: u32 = 1u - PAIRS;
const ORDERS: u32 = 1u + PAIRS;
const NORM: f32 = select(1.0, 0.70710678, PAIRS == 1u);
const NX: u32 = N / 4u;
const EACH: u32 = NX * NX;
const THREADS: u32 = GROUP * EACH;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
var<workgroup> L: array<vec4f, GROUP * N * NX>;
var<workgroup> R: array<vec4f, GROUP * N * NX>;
var<workgroup> each: array<u32, THREADS>;
var<workgroup> tops: array<u32, GROUP * NX>;
var<workgroup> open: array<u32, GROUP>;
var<workgroup> going: u32;
fn groupSum(t: u32, value: f32) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (own < NX) {
    var sum = 0.0;
    for (var k = own; k < EACH; k += NX) {
      sum += bitcast<f32>(each[g * EACH + k]);
    }
    tops[g * NX + own] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < NX; k++) {
    total += bitcast<f32>(tops[g * NX + k]);
  }
  return total;
}
fn groupMax(t: u32, value: u32) -> u32 {
  let g = t / EACH;
  let own = t % EACH;
  each[t] = value;
  workgroupBarrier();
  if (own < NX) {
    var most = 0u;
    for (var k = own; k < EACH; k += NX) {
      most = max(most, each[g * EACH + k]);
    }
    tops[g * NX + own] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < NX; k++) {
    most = max(most, tops[g * NX + k]);
  }
  return most;
}
fn groupColumns(t: u32, columns: vec4f) -> f32 {
  let g = t / EACH;
  let own = t % EACH;
  let base = g * N * NX;
  L[base + own] = columns;
  workgroupBarrier();
  if (own < NX) {
    var sum = vec4f();
    for (var k = 0u; k < NX; k++) {
      sum += L[base + own * NX + k];
    }
    tops[g * NX + own] = bitcast<u32>(max(max(sum.x, sum.y), max(sum.z, sum.w)));
  }
  workgroupBarrier();
  var most = 0.0;
  for (var k = 0u; k < NX; k++) {
    most = max(most, bitcast<f32>(tops[g * NX + k]));
  }
  return most;
}
fn anyGoing(t: u32, isOpen: bool) -> bool {
  if (t % EACH == 0u) {
    open[t / EACH] = select(0u, 1u, isOpen);
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var k = 0u; k < GROUP; k++) {
      any |= open[k];
    }
    going = any;
  }
  return workgroupUniformLoad(&going) != 0u;
}
`, lib_binary_scale, ``);
export const lib_square_lane = `
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let base = g * N * NX;
  let z = (group.x + p.baseX) * GROUP + g;
  let live = z < p.count;
  let a = problem(min(z, p.count - 1u));
  let n = ORDERS * a.n;
  let fours = (n + 3u) / 4u;
  // @registers
  var x: array<vec4f, 4>;
  // @registers
  var unit: array<vec4f, 4>;
  // @registers
  var acc: array<vec4f, 4>;
  var key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * ty + c;
    let i = vec4u(4u * tx) + vec4u(0u, 1u, 2u, 3u);
    let inside = (i < vec4u(n)) & vec4<bool>(j < n);
    unit[c] = select(vec4f(), vec4f(1.0), inside & (i == vec4u(j)));
    // @when PLAIN
    let at = vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) * a.A.rs + min(j, max(n, 1u) - 1u) * a.A.cs;
    let value = vec4f(source(at.x), source(at.y), source(at.z), source(at.w));
    // @end
    // @when PAIRS
    let at = 2u * (vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) / 2u * a.A.rs + min(j, max(n, 1u) - 1u) / 2u * a.A.cs);
    let part = vec4u(c % 2u, 1u - c % 2u, c % 2u, 1u - c % 2u);
    let sign = 1.0 - 2.0 * f32(c % 2u);
    let value = vec4f(sign, 1.0, sign, 1.0) *
      vec4f(source(at.x + part.x), source(at.y + part.y), source(at.z + part.z), source(at.w + part.w));
    // @end
    x[c] = select(vec4f(), value, inside);
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let largest = groupMax(t, key);
  let odd = largest >= INFINITE;
`;
export const lib_square_product = `
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    acc[c] = vec4f();
  }
  for (var l = 0u; l < fours; l++) {
    let turned = select(l + ty, l + ty - NX, l + ty >= NX);
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let left = L[base + (4u * l + q) * NX + tx];
      let right = R[base + (4u * l + q) * NX + turned];
      acc[0] = fma(left, vec4f(right.x), acc[0]);
      acc[1] = fma(left, vec4f(right.y), acc[1]);
      acc[2] = fma(left, vec4f(right.z), acc[2]);
      acc[3] = fma(left, vec4f(right.w), acc[3]);
    }
  }
  workgroupBarrier();
`;
export const lib_square_sides = `
fn putLeft(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * ty * NX + tx;
  L[at] = c0;
  L[at + NX] = c1;
  L[at + 2u * NX] = c2;
  L[at + 3u * NX] = c3;
}
fn putRight(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * tx * NX + (tx + ty) % NX;
  R[at] = vec4f(c0.x, c1.x, c2.x, c3.x);
  R[at + NX] = vec4f(c0.y, c1.y, c2.y, c3.y);
  R[at + 2u * NX] = vec4f(c0.z, c1.z, c2.z, c3.z);
  R[at + 3u * NX] = vec4f(c0.w, c1.w, c2.w, c3.w);
}
`;
export const lib_square_store = `
  let noNumber = bitcast<f32>(p.nanBits);
  if (live & !a.outside & (!failed | (p.nanBits != 0u))) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = 4u * tx + r;
        let j = 4u * ty + c;
        if ((i < n) & (j < n)) {
          // @when PLAIN
          C[a.C.off + i * a.C.rs + j * a.C.cs] = select(x[c][r], noNumber, failed);
          // @end
          // @when PAIRS
          if (j % 2u == 0u) {
            C[2u * (a.C.off + i / 2u * a.C.rs + j / 2u * a.C.cs) + i % 2u] = select(x[c][r], noNumber, failed);
          }
          // @end
        }
      }
    }
  }
`;
export const lib_start_double = `
fn startOf(norm: vec2u) -> vec2u {
  let exponent = i32((norm.y & 0x7fffffffu) >> 20u) - 1023;
  let power = select(max(exponent - 512, 0), max(exponent, -512), exponent < 0);
  return vec2u(0u, u32(power + 1023) << 20u);
}
`;
export const lib_start_size = `
fn startSize(norm: u32) -> f32 {
  let exponent = i32((norm & MAGNITUDE) >> 23u) - 127;
  return power(select(max(exponent - 64, 0), max(exponent, -64), exponent < 0));
}
fn factorOf(bits: u32) -> f32 {
  return select(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), f32(bits), bits < 0x800000u);
}
fn exponentOf(bits: u32) -> i32 {
  return select(i32(bits >> 23u) - 127, -149, bits < 0x800000u);
}
fn reciprocalBits(norm: u32, est: u32) -> u32 {
  let start = exponentOf(bitcast<u32>(startSize(norm)));
  return scaledBits(1.0 / factorOf(norm) / factorOf(est), start - exponentOf(norm) - exponentOf(est));
}
`;
export const lib_stedc_merge = `
const SQUARES: u32 = 0u;
const HEADER: u32 = 9u;
const PLACES: u32 = 3u;
const COLUMNS: u32 = 4u;
const LISTS: u32 = 5u;
struct Merge {
  first: u32,
  n1: u32,
  n2: u32,
  k: u32,
  top: u32,
  dense: u32,
  constant: f32,
  reach: f32,
  shift: u32,
}
fn mergeAt(m: u32) -> Merge {
  let w = LISTS * p.n + HEADER * m;
  let constant = bitcast<f32>(words[w + 6u]);
  let reach = bitcast<f32>(words[w + 7u]);
  let dense = words[w + 5u];
  return Merge(words[w], words[w + 1u], words[w + 2u], words[w + 3u], words[w + 4u], dense, constant, reach, words[w + 8u]);
}
fn listed(list: u32, first: u32, i: u32) -> u32 {
  return words[list * p.n + first + i];
}
struct Pole {
  upper: i32,
  lower: f32,
}
fn poleAt(first: u32, i: u32) -> Pole {
  return Pole(bitcast<i32>(words[first + i]), bitcast<f32>(words[p.n + first + i]));
}
fn weightAt(first: u32, i: u32) -> f32 {
  return bitcast<f32>(words[2u * p.n + first + i]);
}
fn valueOf(pole: Pole) -> f32 {
  return fma(f32(pole.upper), 1.9073486328125e-6, pole.lower);
}
fn distance(a: Pole, b: Pole, x: f32) -> f32 {
  if (SQUARES == 1u) {
    let apart = fma(f32(a.upper - b.upper), 1.9073486328125e-6, a.lower - b.lower);
    let both = fma(f32(a.upper + b.upper), 1.9073486328125e-6, a.lower + b.lower);
    return fma(apart, both, -x);
  }
  return fma(f32(a.upper - b.upper), 1.862645149230957e-9, (a.lower - b.lower) - x);
}
`;
export const lib_steqr_fields = `
  n: u32,
  count: u32,
  start: u32,
  levels: u32,
`;
export const lib_steqr_merges = `
const SORTED: u32 = 3u;
const SORTED_WEIGHT: u32 = 4u;
const SORTED_COLUMN: u32 = 5u;
const POLE: u32 = 6u;
const WEIGHT: u32 = 7u;
const NEW_WEIGHT: u32 = 8u;
const COLUMN: u32 = 9u;
const UPPER: u32 = 10u;
const LOWER: u32 = 11u;
const ORIGIN: u32 = 12u;
const AWAY: u32 = 13u;
const LENGTH: u32 = 14u;
const FOUND: u32 = 15u;
const PLACE: u32 = 16u;
const TURN_X: u32 = 17u;
const TURN_Y: u32 = 18u;
const TURN_C: u32 = 19u;
const TURN_S: u32 = 20u;
const COUNTS: u32 = 21u;
const UNIT: f32 = 9.313225746154785e-10;
struct Merge {
  z: u32,
  first: u32,
  n1: u32,
  size: u32,
}
fn mergeAt(z: u32, b: u32) -> Merge {
  let n = orderOf(z);
  if (p.level >= depthOf(n)) {
    return Merge(z, 0u, 0u, 0u);
  }
  let first = boundary(n, p.level, b);
  return Merge(z, first, boundary(n, p.level + 1u, 2u * b + 1u) - first, boundary(n, p.level, b + 1u) - first);
}
fn distance(a: i32, b: i32, x: f32) -> f32 {
  return fma(f32(a - b), UNIT, -x);
}
fn distances(a: vec4i, b: vec4i, x: vec4f) -> vec4f {
  return fma(vec4f(a - b), vec4f(UNIT), -x);
}
`;
export const lib_steqr_secular = `
const EPS: f32 = 5.9604645e-8;
const INTERPOLATIONS: u32 = 30u;
const MOST_ROUNDS: u32 = 90u;
fn poleOf(a: Merge, j: u32) -> i32 {
  return bitcast<i32>(weighted(a, j).x);
}
fn weightOf(a: Merge, j: u32) -> f32 {
  return bitcast<f32>(weighted(a, j).y);
}
struct Sums {
  below: f32,
  belowSlope: f32,
  above: f32,
  aboveSlope: f32,
  error: f32,
}
fn secularSums(a: Merge, k: u32, origin: u32, x: f32, last: u32) -> Sums {
  var sums = Sums();
  let home = poleOf(a, origin);
  var value = 0.0;
  var slope = 0.0;
  for (var j = 0u; j < k; j += 4u) {
    var poles: vec4i;
    var z: vec4f;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let pair = weighted(a, min(j + c, k - 1u));
      poles[c] = bitcast<i32>(pair.x);
      z[c] = bitcast<f32>(pair.y);
    }
    let inverse = 1.0 / distances(poles, vec4i(home), vec4f(x));
    let ratio = z * (z * inverse);
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      if (j + c < k) {
        value += ratio[c];
        slope = fma(ratio[c], inverse[c], slope);
        sums.error += abs(value);
      }
      if (j + c == last) {
        sums.below = value;
        sums.belowSlope = slope;
        value = 0.0;
        slope = 0.0;
      }
    }
  }
  sums.above = value;
  sums.aboveSlope = slope;
  return sums;
}
struct Root {
  origin: u32,
  x: f32,
}
fn secularRoot(a: Merge, k: u32, i: u32, rho: f32) -> Root {
  let constant = 1.0 / rho;
  let behind = i + 1u == k;
  var reach = 0.0;
  if (behind) {
    for (var j = 0u; j < k; j++) {
      let z = weightOf(a, j);
      reach = fma(z, z, reach);
    }
    reach *= rho;
  }
  if (k == 1u) {
    return Root(0u, reach);
  }
  let last = select(i, i - 1u, behind);
  let lastPole = poleOf(a, last);
  let nextPole = poleOf(a, last + 1u);
  let gap = distance(nextPole, lastPole, 0.0);
  let z1 = weightOf(a, last);
  let z2 = weightOf(a, last + 1u);
  var origin = i;
  var low = 0.0;
  var high = select(gap, reach, behind);
  var x = 0.5 * high;
  let there = secularSums(a, k, origin, x, last);
  let value = constant + there.below + there.above;
  let home = poleOf(a, origin);
  let rest = value - z1 * z1 / distance(lastPole, home, x) - z2 * z2 / distance(nextPole, home, x);
  if (behind) {
    low = select(0.0, x, value <= 0.0);
    high = select(x, high, value <= 0.0);
    let linear = z1 * z1 + z2 * z2 - rest * gap;
    let b = z2 * z2 * gap;
    let root = sqrt(max(0.0, linear * linear + 4.0 * b * rest));
    x = select((linear + root) / (2.0 * rest), 2.0 * b / (root - linear), linear < 0.0);
  } else if (value > 0.0) {
    high = 0.5 * gap;
    let linear = rest * gap + z1 * z1 + z2 * z2;
    let b = z1 * z1 * gap;
    let root = sqrt(abs(linear * linear - 4.0 * b * rest));
    x = select((linear - root) / (2.0 * rest), 2.0 * b / (linear + root), linear > 0.0);
  } else {
    origin = i + 1u;
    low = -0.5 * gap;
    high = 0.0;
    let linear = rest * gap - z1 * z1 - z2 * z2;
    let b = z2 * z2 * gap;
    let root = sqrt(abs(linear * linear + 4.0 * b * rest));
    x = select(-(linear + root) / (2.0 * rest), 2.0 * b / (linear - root), linear < 0.0);
  }
  if (!(x > low && x < high)) {
    x = 0.5 * (low + high);
  }
  let nearest = poleOf(a, origin);
  var fixed = true;
  var before = 0.0;
  for (var round = 1u; round < MOST_ROUNDS; round++) {
    let s = secularSums(a, k, origin, x, last);
    let g = constant + s.below + s.above;
    let slope = s.belowSlope + s.aboveSlope;
    let size = fma(8.0, abs(s.below) + abs(s.above), s.error) + 2.0 * constant;
    if (abs(g) <= EPS * fma(abs(x), slope, size)) {
      break;
    }
    if (g < 0.0) {
      low = x;
    } else {
      high = x;
    }
    var next = 0.5 * (low + high);
    if (round <= INTERPOLATIONS) {
      if (round > 1u && abs(g) > 0.1 * abs(before)) {
        fixed = !fixed;
      }
      before = g;
      let d1 = distance(lastPole, nearest, x);
      let d2 = distance(nextPole, nearest, x);
      var c = g - d1 * s.belowSlope - d2 * s.aboveSlope;
      if (behind) {
        c = abs(c);
      } else if (fixed) {
        if (origin == last) {
          c = g - d2 * slope - (d1 - d2) * (z1 / d1) * (z1 / d1);
        } else {
          c = g - d1 * slope - (d2 - d1) * (z2 / d2) * (z2 / d2);
        }
      }
      let linear = (d1 + d2) * g - d1 * d2 * slope;
      let b = d1 * d2 * g;
      let root = sqrt(abs(linear * linear - 4.0 * b * c));
      var change = -g / slope;
      var better = change;
      if (behind) {
        better = select(2.0 * b / (linear - root), (linear + root) / (2.0 * c), linear >= 0.0);
      } else {
        better = select(2.0 * b / (linear + root), (linear - root) / (2.0 * c), linear <= 0.0);
      }
      if (better * g < 0.0) {
        change = better;
      }
      if (x + change > low && x + change < high) {
        next = x + change;
      }
    } else if (low == 0.0) {
      next = high * 0.0009765625;
    } else if (high == 0.0) {
      next = low * 0.0009765625;
    }
    if (abs(next - x) <= EPS * abs(x) || next == low || next == high) {
      break;
    }
    x = next;
  }
  return Root(origin, x);
}
`;
export const lib_steqr_state = `
const RUNNING: u32 = 0u;
const DONE: u32 = 1u;
const FAILED: u32 = 2u;
const EARLIER: u32 = 3u;
`;
export const lib_steqr_words = `
const LEAF: u32 = 32u;
const DIAGONAL: u32 = 0u;
const BESIDE: u32 = 1u;
const VALUES: u32 = 2u;
const NAN: u32 = 0x7fc00000u;
fn orderOf(z: u32) -> u32 {
  return orders[p.start + z];
}
fn factsOf(z: u32) -> u32 {
  return 4u * z;
}
fn stateOf(z: u32, leaf: u32) -> u32 {
  return 4u * p.count + 8u * ((z << p.levels) + leaf);
}
fn wordOf(list: u32, z: u32, i: u32) -> u32 {
  return 4u * p.count + ((8u * p.count) << p.levels) + (list * p.count + z) * p.n + i;
}
fn depthOf(n: u32) -> u32 {
  var depth = 0u;
  while (((n + (1u << depth) - 1u) >> depth) > LEAF) {
    depth++;
  }
  return depth;
}
fn boundary(n: u32, level: u32, part: u32) -> u32 {
  return (part * n) >> level;
}
fn endsLeaf(n: u32, depth: u32, i: u32) -> bool {
  let next = (((i + 1u) << depth) + n - 1u) / n;
  return i + 1u < n && boundary(n, depth, next) == i + 1u;
}
fn scaledOne(value: f32, exponent: i32) -> f32 {
  let half = exponent / 2;
  return value * power(half) * power(exponent - half);
}
`;
export const lib_sum_tree = `
var<workgroup> totals: array<f32, THREADS>;
fn addUp(t: u32, own: f32, cells: u32) {
  totals[t] = own;
  for (var half = THREADS / 2u; half >= cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      totals[t] += totals[t + half];
    }
  }
}
`;
export const lib_svd_jacobi_results = `
  var sums = vec2f(nought);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    sums.x = withSquare(x[r], sums.x);
    sums.y = withSquare(y[r], sums.y);
  }
  sums = vec2f(partSum(sums.x), partSum(sums.y));
  let base = slot * N;
  if (busy & (part == 0u)) {
    squares[base + 2u * pair] = sums.x;
    squares[base + 2u * pair + 1u] = sums.y;
    labels[base + 2u * pair] = label;
    labels[base + 2u * pair + 1u] = other;
  }
  workgroupBarrier();
  var rank = 0u;
  var otherRank = 0u;
  var found = 0u;
  for (var c = 0u; c < N; c++) {
    let square = squares[base + c];
    let whose = labels[base + c];
    rank += select(0u, 1u, (square > sums.x) | ((square == sums.x) & (whose < label)));
    otherRank += select(0u, 1u, (square > sums.y) | ((square == sums.y) & (whose < other)));
    found += select(0u, 1u, square >= TINY);
  }
  if (!live) {
    return;
  }
  if (lane == 0u) {
    state[z] = found + select(0u, NOT_FINITE, odd) + select(0u, NOT_CONVERGED, unfinished);
  }
  let noNumber = bitcast<f32>(p.noNumber);
  let wanted = select(0u, min(own.nrhs, n), busy);
  let hasX = sums.x >= TINY;
  let hasY = sums.y >= TINY;
  let sizeX = select(1.0, sqrt(sums.x), hasX);
  let sizeY = select(1.0, sqrt(sums.y), hasY);
  if (part == 0u) {
    if (rank < wanted) {
      putValue(own.piv + rank, select(select(0.0, sizeX * power(-shift), hasX), noNumber, odd));
    }
    if (otherRank < wanted) {
      putValue(own.piv + otherRank, select(select(0.0, sizeY * power(-shift), hasY), noNumber, odd));
    }
  }
  let wantedLeft = select(0u, wanted, p.leftCols != 0u);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    if ((i < m) & (rank < wantedLeft) & hasX) {
      putLeft(own.B.off + i * own.B.rs + rank * own.B.cs, flipped(plain(x[r] / sizeX), 2u));
    }
    if ((i < m) & (otherRank < wantedLeft) & hasY) {
      putLeft(own.B.off + i * own.B.rs + otherRank * own.B.cs, flipped(plain(y[r] / sizeY), 2u));
    }
  }
  // @when VECTORS
  let wantedRight = select(columnsOf(p.rightCols, n, wanted), 0u, !busy);
  // @unroll
  for (var r = 0u; r < ROWS_V; r++) {
    let i = part * ROWS_V + r;
    if ((i < n) & (rank < wantedRight)) {
      putRight(own.C.off + i * own.C.rs + rank * own.C.cs, flipped(plain(v[r]), 4u));
    }
    if ((i < n) & (otherRank < wantedRight)) {
      putRight(own.C.off + i * own.C.rs + otherRank * own.C.cs, flipped(plain(w[r]), 4u));
    }
  }
  // @end
`;
export const lib_svd_places = `
alias T0 = f32;
alias T1 = f32;
alias T2 = f32;
const LEFT_0: u32 = 1u;
const LEFT_1: u32 = 0u;
const LEFT_2: u32 = 0u;
const RIGHT_0: u32 = 0u;
const RIGHT_1: u32 = 1u;
const RIGHT_2: u32 = 0u;
const VALUES_0: u32 = 0u;
const VALUES_1: u32 = 0u;
const VALUES_2: u32 = 1u;
const USED_0: u32 = LEFT_0 + RIGHT_0 + VALUES_0;
const USED_1: u32 = LEFT_1 + RIGHT_1 + VALUES_1;
const USED_2: u32 = LEFT_2 + RIGHT_2 + VALUES_2;
// @when USED_0
@group(0) @binding(0) var<storage, read_write> X0: array<T0>;
// @end
// @when USED_1
@group(0) @binding(1) var<storage, read_write> X1: array<T1>;
// @end
// @when USED_2
@group(0) @binding(2) var<storage, read_write> X2: array<T2>;
// @end
fn putLeft(at: u32, value: V) {
  // @when LEFT_0
  X0[at] = value;
  // @end
  // @when LEFT_1
  X1[at] = value;
  // @end
  // @when LEFT_2
  X2[at] = value;
  // @end
}
fn putRight(at: u32, value: V) {
  // @when RIGHT_0
  X0[at] = value;
  // @end
  // @when RIGHT_1
  X1[at] = value;
  // @end
  // @when RIGHT_2
  X2[at] = value;
  // @end
}
fn putValue(at: u32, value: f32) {
  // @when VALUES_0
  X0[at] = value;
  // @end
  // @when VALUES_1
  X1[at] = value;
  // @end
  // @when VALUES_2
  X2[at] = value;
  // @end
}
`;
export const lib_svd_state = `
const COUNTED: u32 = 0xffffu;
const NOT_FINITE: u32 = 0x10000u;
const NOT_CONVERGED: u32 = 0x20000u;
const FAILED: u32 = NOT_FINITE + NOT_CONVERGED;
fn columnsOf(job: u32, rows: u32, values: u32) -> u32 {
  return select(select(0u, values, job == 1u), rows, job == 2u);
}
`;
export const lib_syevj_results = `
  let label = select(column, N - 1u - column, reversed);
  let other = select(column + 1u, N - 2u - column, reversed);
  var rank = 0u;
  var otherRank = 0u;
  for (var j = 0u; j < n; j++) {
    let value = diagonal[slot * N + select(j, N - 1u - j, reversed)];
    rank += select(0u, 1u, (value < dx) | ((value == dx) & (j < label)));
    otherRank += select(0u, 1u, (value < dy) | ((value == dy) & (j < other)));
  }
  if ((part == 0u) & (label < n)) {
    let value = select(plain(scaledOne(dx, -shift)), filling, fills);
    // @when W_APART
    W[own.piv + rank] = value;
    // @end
    // @when W_IN_A
    A[own.piv + rank] = value;
    // @end
  }
  if ((part == 0u) & (other < n)) {
    let value = select(plain(scaledOne(dy, -shift)), filling, fills);
    // @when W_APART
    W[own.piv + otherRank] = value;
    // @end
    // @when W_IN_A
    A[own.piv + otherRank] = value;
    // @end
  }
  // @when VECTORS
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    if ((i < n) & (label < n)) {
      A[own.A.off + i * own.A.rs + rank * own.A.cs] = select(plain(v[r]), filling, fills);
    }
    if ((i < n) & (other < n)) {
      A[own.A.off + i * own.A.rs + otherRank * own.A.cs] = select(plain(w[r]), filling, fills);
    }
  }
  // @end
`;
export const lib_sytrd_scale = `
fn shiftOf(largest: u32) -> i32 {
  return select(20 - exponentOf(largest), 0, (largest & 0x7fffffffu) == 0u);
}
fn scaledOne(value: f32, shift: i32) -> f32 {
  let half = shift / 2;
  return value * power(half) * power(shift - half);
}
`;
export const lib_team_sum = `
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const DOUBLES: u32 = LANES / 32u;
const FOURFOLDS: u32 = LANES / 64u;
fn overFours(value: vec4f) -> vec4f {
  var sum = value;
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}
fn overTeam(value: f32) -> f32 {
  var sum = value + subgroupShuffleXor(value, 1u);
  sum += subgroupShuffleXor(sum, 2u);
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}
fn fourLanes(value: f32, invocation: u32) -> vec4f {
  let begin = invocation - invocation % 4u;
  return vec4f(
    subgroupShuffle(value, begin),
    subgroupShuffle(value, begin + 1u),
    subgroupShuffle(value, begin + 2u),
    subgroupShuffle(value, begin + 3u),
  );
}
`;
export const lib_tile_walk = `
fn cornerOf(tile: u32) -> vec2u {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  return vec2u((band + inBand % bandRows) * BM, inBand / bandRows * BN);
}
`;
export const lib_triangle_element = `
fn givenElement(x: T, isDiagonal: bool) -> V {
  let value = widen(x);
  // @when REAL
  return value;
  // @end
  // @when COMPLEX
  let own = select(value, conj(value), p.upper != 0u);
  return select(own, ofReal(realPart(own)), isDiagonal);
  // @end
}
`;
export const lib_triangle_tile = `
fn tileOf(y: u32) -> vec2u {
  var row = 0u;
  var before = 0u;
  for (; before + row < y; row++) {
    before += row + 1u;
  }
  return vec2u(row, y - before);
}
`;
export const lib_tridiagonal = `
const PITCH: u32 = C + 1u;
const TILE: u32 = G * PITCH;
var<workgroup> tiles: array<V, TILES * TILE>;
var<workgroup> homes: array<vec2u, 5u * G>;
var<workgroup> columns: array<u32, G>;
var<workgroup> orders: array<u32, G>;
var<workgroup> sides: array<u32, G>;
fn isAcross(k: u32) -> bool {
  return ((p.across >> k) & 1u) != 0u;
}
fn spotOf(k: u32, e: u32) -> vec2u {
  return select(vec2u(e / C, e % C), vec2u(e % G, e / G), isAcross(k));
}
fn tileAt(tile: u32, k: u32, e: u32) -> u32 {
  let spot = spotOf(k, e);
  return tile * TILE + spot.x * PITCH + spot.y;
}
fn fetched(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> V {
  let spot = spotOf(k, e);
  let n = orders[spot.x];
  let home = homes[k * G + spot.x];
  let i = i0 + spot.y;
  let value = load(slot, home.x + min(i, max(n, less + 1u) - less - 1u) * home.y);
  return select(V(), value, i + less < n);
}
fn putBack(tile: u32, k: u32, slot: u32, less: u32, i0: u32, e: u32) {
  let spot = spotOf(k, e);
  let i = i0 + spot.y;
  if (i + less < orders[spot.x]) {
    let home = homes[k * G + spot.x];
    store(slot, home.x + i * home.y, tiles[tileAt(tile, k, e)]);
  }
}
`;
export const lib_tridiagonal_head = `
  let z = (group.x + p.baseX) * G + t;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let nrhs = own.nrhs;
  orders[t] = n;
  sides[t] = nrhs;
  // @unroll
  for (var k = 0u; k < 4u; k++) {
    let at = place(mine, k);
    homes[k * G + t] = vec2u(at.off, at.ld);
  }
  let atB = place(mine, 4u);
  homes[4u * G + t] = vec2u(atB.off, select(1u, atB.ld, p.byRows != 0u));
  columns[t] = select(atB.ld, 1u, p.byRows != 0u);
  workgroupBarrier();
`;
export const lib_tridiagonal_sides = `
fn fetchedSide(slot: u32, j: u32, i0: u32, e: u32) -> V {
  let spot = spotOf(4u, e);
  let n = orders[spot.x];
  let home = homes[4u * G + spot.x];
  let i = i0 + spot.y;
  let nrhs = sides[spot.x];
  let at = home.x + min(i, max(n, 1u) - 1u) * home.y + min(j, max(nrhs, 1u) - 1u) * columns[spot.x];
  return select(V(), load(slot, at), (i < n) & (j < nrhs));
}
fn putBackSide(tile: u32, slot: u32, j: u32, i0: u32, e: u32) {
  let spot = spotOf(4u, e);
  let i = i0 + spot.y;
  if ((i < orders[spot.x]) & (j < sides[spot.x])) {
    store(slot, homes[4u * G + spot.x].x + i * homes[4u * G + spot.x].y + j * columns[spot.x], tiles[tileAt(tile, 4u, e)]);
  }
}
fn waitingAt(z: u32, i: u32, j: u32) -> u32 {
  return (i * p.nrhs + j) * p.pitch + z;
}
`;
export const lib_turned_sign = `
const SIGN: u32 = 1u;
fn turned(x: T) -> T {
  var y = x;
  // @when CONJUGATE
  y[SIGN] ^= 0x80000000u;
  // @end
  return y;
}
`;
export const lib_vector_estimate = `
fn magnitudes(me: Lane, value: V) -> u32 {
  let bits = select(0u, modulusBits(value), me.lane < me.n);
  let worst = laneMax(me, bits);
  let sum = laneSum(me, bitcast<f32>(select(0u, bits, bits < INFINITY_BITS)));
  return select(min(bitcast<u32>(sum) & MAGNITUDE, INFINITY_BITS), worst, worst >= INFINITY_BITS);
}
fn estimated(me: Lane, f: Place, start: f32, w: f32, isTransposed: u32, place: u32) -> u32 {
  let count = f32(max(me.n, 1u));
  let inside = me.lane < me.n;
  let sign = select(start, -start, (me.lane & 1u) == 1u);
  let alternating = sign * (1.0 + f32(me.lane) / max(count - 1.0, 1.0));
  var y = ofReal(start / count);
  var most = 0u;
  for (var turn = 0u; turn < 6u; turn++) {
    let isProduct = (turn & 1u) == 0u || turn == 5u;
    if (turn == 5u) {
      y = ofReal(alternating);
    } else if (!isProduct) {
      y = start * direction(y);
    } else if (turn > 0u) {
      let bits = select(0u, modulusBits(y), inside);
      let best = laneMax(me, bits);
      let first = LANES - laneMax(me, select(0u, LANES - me.lane, (bits == best) & inside));
      y = select(V(), ofReal(start), me.lane == first);
    }
    y = select(V(), y, inside);
    y = solved(me, f, select(w * y, y, isProduct), isTransposed ^ select(1u, 0u, isProduct), place);
    y = select(y, w * y, isProduct);
    let sum = magnitudes(me, y);
    let share = select(1.0, 2.0 / (3.0 * count), turn == 5u);
    let counted = select(sum, bitcast<u32>(bitcast<f32>(min(sum, 0x7f7fffffu)) * share), sum < INFINITY_BITS);
    most = max(most, select(0u, counted, isProduct));
  }
  return most;
}
`;
export const lib_vector_solve = `
const GROUP: u32 = THREADS / LANES;
const PITCH: u32 = LANES + 1u;
const TOGETHER: u32 = 1u - ALONE;
var<workgroup> known: array<V, 2u * GROUP * KB>;
var<workgroup> corner: array<V, 2u * GROUP * KB * KB>;
var<workgroup> stage: array<V, GROUP * KB * PITCH>;
var<workgroup> told: array<u32, THREADS>;
// @when COMPLEX
var<workgroup> toldImaginary: array<u32, THREADS>;
// @end
// @when REAL
fn tell(at: u32, value: V) {
  told[at] = bitcast<u32>(value);
}
fn heard(at: u32) -> V {
  return bitcast<V>(told[at]);
}
// @end
// @when COMPLEX
fn tell(at: u32, value: V) {
  told[at] = bitcast<u32>(value.x);
  toldImaginary[at] = bitcast<u32>(value.y);
}
fn heard(at: u32) -> V {
  return V(bitcast<f32>(told[at]), bitcast<f32>(toldImaginary[at]));
}
// @end
struct Lane {
  lane: u32,
  slot: u32,
  n: u32,
}
fn substitute(me: Lane, f: Place, y0: V, isBack: u32, isTransposed: u32, isUnit: u32) -> V {
  let n = me.n;
  let last = max(n, 1u) - 1u;
  let row = min(me.lane, last);
  let down = select(f.rs, f.cs, isTransposed == 1u);
  let across = select(f.cs, f.rs, isTransposed == 1u);
  let rs = select(down, 0u - down, isBack == 1u);
  let cs = select(across, 0u - across, isBack == 1u);
  let i = select(me.lane, last - me.lane, isBack == 1u);
  let own = select(row, last - row, isBack == 1u);
  let top = f.off + select(0u, last * (f.rs + f.cs), isBack == 1u);
  let isAcross = (p.byRows ^ isTransposed) == 1u;
  let mine = me.lane < n;
  let stageAt = me.slot * (KB * PITCH);
  var y = y0;
  var turn = 0u;
  // @registers
  var next: array<V, KB>;
  // @unroll
  for (var r = 0u; r < KB; r++) {
    let e = me.lane + r * LANES;
    let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
    next[r] = factor(top + min(spot.x, last) * rs + min(spot.y, last) * cs);
  }
  workgroupBarrier();
  for (var k0 = 0u; k0 < p.n; k0 += KB) {
    // @registers
    var l: array<V, KB>;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      l[r] = next[r];
      // @when COMPLEX
      next[r] = select(next[r], conj(next[r]), isTransposed == 1u);
      l[r] = next[r];
      // @end
    }
    if (isAcross) {
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = me.lane + r * LANES;
        stage[stageAt + e % KB * PITCH + e / KB] = next[r];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[stageAt + r * PITCH + own];
      }
    }
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = me.lane + r * LANES;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, last) * rs + min(k0 + KB + spot.y, last) * cs);
    }
    let q = i - k0;
    let knownAt = (turn * GROUP + me.slot) * KB;
    let cornerAt = knownAt * KB;
    if (q < KB && mine) {
      known[knownAt + q] = y;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        corner[cornerAt + q * KB + r] = l[r];
      }
    }
    workgroupBarrier();
    // @registers
    var u: array<V, KB>;
    // @when ALONE
    if (me.lane == 0u) {
      // @unroll
      for (var e = 0u; e < KB; e++) {
        u[e] = known[knownAt + e];
        // @unroll
        for (var r = 0u; r < e; r++) {
          u[e] = mad(-corner[cornerAt + e * KB + r], u[r], u[e]);
        }
        u[e] = divide(u[e], select(corner[cornerAt + e * KB + e], ofReal(1.0), isUnit == 1u));
        known[knownAt + e] = u[e];
      }
    }
    workgroupBarrier();
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
    }
    // @end
    // @when TOGETHER
    // @unroll
    for (var e = 0u; e < KB; e++) {
      u[e] = known[knownAt + e];
      // @unroll
      for (var r = 0u; r < e; r++) {
        u[e] = mad(-corner[cornerAt + e * KB + r], u[r], u[e]);
      }
      u[e] = divide(u[e], select(corner[cornerAt + e * KB + e], ofReal(1.0), isUnit == 1u));
    }
    // @end
    var rest = y;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      rest = mad(-l[r], u[r], rest);
      y = select(y, u[r], q == r);
    }
    y = select(y, rest, mine & (i >= k0 + KB));
    turn = 1u - turn;
  }
  return y;
}
fn exchanged(me: Lane, value: V, other: u32) -> V {
  workgroupBarrier();
  tell(me.slot * LANES + me.lane, value);
  workgroupBarrier();
  return heard(me.slot * LANES + other);
}
fn scattered(me: Lane, value: V, other: u32) -> V {
  workgroupBarrier();
  tell(me.slot * LANES + other, value);
  workgroupBarrier();
  return heard(me.slot * LANES + me.lane);
}
fn laneSum(me: Lane, value: f32) -> f32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = bitcast<u32>(value);
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = bitcast<u32>(bitcast<f32>(told[at]) + bitcast<f32>(told[at + half]));
    }
  }
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES]);
}
fn laneMax(me: Lane, value: u32) -> u32 {
  let at = me.slot * LANES + me.lane;
  workgroupBarrier();
  told[at] = value;
  for (var half = TOP; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (me.lane < half && me.lane + half < LANES) {
      told[at] = max(told[at], told[at + half]);
    }
  }
  workgroupBarrier();
  return told[me.slot * LANES];
}
fn solved(me: Lane, f: Place, y0: V, isTransposed: u32, place: u32) -> V {
  var y = y0;
  // @when PIVOTS
  let before = exchanged(me, y, place);
  y = select(before, y, isTransposed == 1u);
  // @end
  for (var sweep = 0u; sweep < 2u; sweep++) {
    let turned = select(isTransposed, sweep, CHOLESKY == 1u);
    let isUnit = select((1u - isTransposed) ^ sweep, 0u, CHOLESKY == 1u);
    y = substitute(me, f, y, sweep, turned, isUnit);
  }
  // @when PIVOTS
  let behind = scattered(me, y, place);
  y = select(y, behind, isTransposed == 1u);
  // @end
  return y;
}
`;
export const lib_wide_stored = `
const WIDE: u32 = 0u;
const NARROW: u32 = 1u - WIDE;
// @when NARROW
alias Ts = T;
// @end
// @when WIDE
alias Ts = vec4<T>;
// @end
`;
export const lib_wide = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_factor, ``, lib_field_double, ``, lib_wide_stored, `// @when NARROW
alias Vs = V;
// @when REAL
alias Us = u32;
// @end
// @when COMPLEX
alias Us = vec2<u32>;
// @end
fn factorEach(f: V, x: Vs) -> Vs {
  return byFactor(f, x);
}
fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return mad(x, y, z);
}
fn conjEach(x: Vs) -> Vs {
  return conj(x);
}
fn addEach(x: Vs, y: Vs) -> Vs {
  return add(x, y);
}
fn absEach(x: Vs) -> Vs {
  return absParts(x);
}
fn realEach(f: R, x: Vs, z: Vs) -> Vs {
  return madReal(f, x, z);
}
// @end
// @when WIDE
alias Vs = vec4<V>;
alias Us = vec4<u32>;
fn factorEach(f: V, x: Vs) -> Vs {
  return Vs(f) * x;
}
fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return fma(x, y, z);
}
fn conjEach(x: Vs) -> Vs {
  return x;
}
fn addEach(x: Vs, y: Vs) -> Vs {
  return x + y;
}
fn absEach(x: Vs) -> Vs {
  return abs(x);
}
fn realEach(f: R, x: Vs, z: Vs) -> Vs {
  return fma(Vs(f), x, z);
}
// @end
`);
export const lib_words = `
const WORDS: u32 = 1u + COMPLEX;
// @when REAL
fn firstWord(x: V) -> u32 {
  return bitcast<u32>(x);
}
fn secondWord(x: V) -> u32 {
  return 0u;
}
fn ofWords(first: u32, second: u32) -> V {
  return bitcast<V>(first);
}
// @end
// @when COMPLEX
fn firstWord(x: V) -> u32 {
  return bitcast<u32>(x.x);
}
fn secondWord(x: V) -> u32 {
  return bitcast<u32>(x.y);
}
fn ofWords(first: u32, second: u32) -> V {
  return bitcast<V>(vec2u(first, second));
}
// @end
`;
