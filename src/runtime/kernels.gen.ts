// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.

const joined = (...parts: string[]): string => parts.join('');

const lib_band_fields = `
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

const lib_band_problem = `
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

const lib_band_slots = `
@group(0) @binding(0) var<storage, read_write> x0: array<f32>;
// @when USED1
@group(0) @binding(1) var<storage, read_write> x1: array<f32>;
// @end
// @when USED2
@group(0) @binding(2) var<storage, read_write> x2: array<f32>;
// @end
// @when USED3
@group(0) @binding(3) var<storage, read_write> x3: array<f32>;
// @end
// @when USED4
@group(0) @binding(4) var<storage, read_write> x4: array<f32>;
// @end
fn load(slot: u32, at: u32) -> f32 {
  // @when USED1
  if (slot == 1u) {
    return x1[at];
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    return x2[at];
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    return x3[at];
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    return x4[at];
  }
  // @end
  return x0[at];
}
fn store(slot: u32, at: u32, value: f32) {
  // @when USED1
  if (slot == 1u) {
    x1[at] = value;
    return;
  }
  // @end
  // @when USED2
  if (slot == 2u) {
    x2[at] = value;
    return;
  }
  // @end
  // @when USED3
  if (slot == 3u) {
    x3[at] = value;
    return;
  }
  // @end
  // @when USED4
  if (slot == 4u) {
    x4[at] = value;
    return;
  }
  // @end
  x0[at] = value;
}
`;

const lib_band_window = `
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
var<workgroup> window: array<f32, GROUP * WORDS>;
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
fn bandGet(at: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return window[at];
  }
  // @end
  return load(0u, at);
}
fn bandSet(at: u32, value: f32) {
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
  var outer = u32((f32(e) + 0.5) / f32(inner));
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
    let value = select(load(0u, band.home + spot.x * band.rs + c * band.cs), 0.0, spot.x < kl);
    let diagonal = (rows - 1u - kl);
    let isInside = (spot.x >= kl) & (spot.x + c >= diagonal) & (spot.x + c < n + diagonal);
    worst = max(worst, select(0u, pivotKey(value), isInside));
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

const lib_batch_fields = `
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

const lib_batch_operand = `
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

const lib_batch_problem = `
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

const lib_binary_scale = `
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

const lib_bunch_kaufman = `
const ALPHA: f32 = 0.6403882032022076;
const ZERO: u32 = 0u;
const LARGE: u32 = 1u;
const SEARCHED: u32 = 2u;
fn stored(i: u32, n: u32, upper: u32) -> u32 {
  return select(i, n - 1u - i, upper == 1u);
}
`;

const lib_conv_taps = `
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

const lib_conv_fetch = /* @__PURE__ */ joined(`
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
          let filterY = firstY + p.strideY * (tapsY - 1u - tapY[q]);
          let filterX = firstX + p.strideX * (tapsX - 1u - tapX[q]);
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

const lib_conv_filter_fetch = `
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

const lib_double_single = `
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

const lib_expm_taylor = `
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

const lib_gels_elements = `
fn ofB(at: u32) -> f32 {
  var value = 0.0;
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return value;
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

const lib_gels_small_least_norm = `
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

const lib_gels_small_load = `
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

const lib_gels_small_scale = `
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

const lib_gels_small_solve = `
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

const lib_gemm_epilogue = `
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
fn activation(z: f32) -> f32 {
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
`;

const lib_gemm_epilogue_fields = `
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

const lib_gemm_epilogue_four = /* @__PURE__ */ joined(`
// @when EPILOGUE
const WIDTH: u32 = 4u;
alias Operand = vec4<Element>;
alias Value = vec4f;
fn activations(z: vec4f) -> vec4f {
  return vec4f(activation(z.x), activation(z.y), activation(z.z), activation(z.w));
}
// @end
`, lib_gemm_epilogue, ``);

const lib_gemm_epilogue_one = /* @__PURE__ */ joined(`
// @when EPILOGUE
const WIDTH: u32 = 1u;
alias Operand = Element;
alias Value = f32;
fn activations(z: f32) -> f32 {
  return activation(z);
}
// @end
`, lib_gemm_epilogue, ``);

const lib_gemm_four = `
fn fourOf(i: u32, l: u32, base: u32) -> vec4<F> {
  let along = vec4u(0u, 1u, 2u, 3u);
  let rows = i + along * select(1u, 0u, ACROSS == 1u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let inside = (rows < vec4u(p.rows)) & (depths < vec4u(p.depth));
  let at = base + select(vec4u(), rows * p.rsX + depths * p.csX, inside);
  var value: vec4<F>;
  if (WIDE == 1u) {
    value = vec4<F>(W(X[at.x / 4u]));
  } else {
    value = vec4<F>(W(X[at.x]));
    value.y = vec4<F>(W(X[at.y])).x;
    value.z = vec4<F>(W(X[at.z])).x;
    value.w = vec4<F>(W(X[at.w])).x;
  }
  return select(vec4<F>(), value, inside);
}
`;

const lib_gemm_i8 = `
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
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> As: array<vec4u, BM * PITCH>;
var<workgroup> Bs: array<vec4u, BN * PITCH>;
fn fetchA(id: u32, row0: u32, slab: u32) -> vec4u {
  return A[p.offA + min(row0 + id / VECTORS, p.m - 1u) * p.lda + slab * VECTORS + id % VECTORS];
}
fn fetchB(id: u32, col0: u32, slab: u32) -> vec4u {
  return B[p.offB + min(col0 + id / VECTORS, p.n - 1u) * p.ldb + slab * VECTORS + id % VECTORS];
}
`;

const lib_gemm_i8_run = `
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<i32, TM * TN>;
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
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + ty + c * NY;
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let i = row0 + tx + r * NX;
      if ((i < p.m) & (j < p.n)) {
        let at = p.offC + i + j * p.ldc;
        var value = p.alpha * acc[c * TM + r];
        if (p.beta != 0) {
          value += p.beta * C[at];
        }
        C[at] = value;
      }
    }
  }
`;

const lib_gemm_params = /* @__PURE__ */ joined(`
struct Params {
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
  alpha: f32,
  beta: f32,
`, lib_gemm_epilogue_fields, `}
`);

const lib_gemm_product = `
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

const lib_gemm_shift = `
fn shiftOf(exponent: u32) -> i32 {
  return clamp(141 - i32(exponent), -126, 126);
}
`;

const lib_gemm_slabs = `
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
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
`;

const lib_gemm_slabs_direct = `
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
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
`;

const lib_gemm_slabs_direct_run = /* @__PURE__ */ joined(`
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<f32, LOADS_A>;
  // @registers
  var nextB: array<f32, LOADS_B>;
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
      let at = place(t + s * THREADS, BM, TRANS_A == 1u);
      As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let at = place(t + s * THREADS, BN, TRANS_B == 0u);
      Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = nextB[s];
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
`, lib_gemm_product, `    workgroupBarrier();
  }
`);

const lib_gemm_slabs_run = /* @__PURE__ */ joined(`
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
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
      let id = t + s * THREADS;
      if (TRANS_A == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        As[l * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      if (TRANS_B == 1u) {
        Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
      } else {
        let j = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        Bs[l * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
        Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
        Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
        Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
      }
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
`, lib_gemm_product, `    workgroupBarrier();
  }
`);

const lib_gemm_units = `
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
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const EACH: u32 = NX * NY;
const THREADS: u32 = G * EACH;
const VW: u32 = 1u + 3u * WIDE;
const LOADS_A: u32 = (BM * BK / VW + EACH - 1u) / EACH;
const LOADS_B: u32 = (BN * BK / VW + EACH - 1u) / EACH;
const PITCH_A: u32 = BM / 4u + TRANS_A;
const PITCH_B: u32 = BK / 4u + 1u;
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
var<workgroup> Cs: array<f32, (1u - WIDE) * G * NY * BM + WIDE>;
fn elementA(at: u32) -> W {
  if (A_IN_C == 1u) {
    return W(C[at]);
  }
  return W(A[at]);
}
fn elementB(at: u32) -> W {
  if (B_IN_C == 1u) {
    return W(C[at]);
  }
  return W(B[at]);
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
`;

const lib_gemm_units_run = `
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
    toA[s] = (g * BK + depthOfA(id)) * (4u * PITCH_A) + rowOf(id);
    nextA[s] = elementA(min(offA + atA[s], lastA) / VW);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let id = own + s * EACH;
    let j = min(mine.col0 + columnOf(id), lastColumn);
    atB[s] = select(depthOfB(id) + j * mine.ldb, j + depthOfB(id) * mine.ldb, TRANS_B == 1u);
    toB[s] = (g * BN + columnOf(id)) * (4u * PITCH_B) + depthOfB(id);
    nextB[s] = elementB(min(offB + atB[s], lastB) / VW);
  }
  let readC = (bitcast<u32>(p.beta) << 1u) != 0u;
  for (var turn = 0u; turn < turns; turn++) {
    // @registers
    var acc: array<vec4f, TM / 4u * TN>;
    // @unroll
    for (var s = 0u; s < TM / 4u * TN; s++) {
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
      workgroupBarrier();
    }
    let rows = select(0u, mine.m, turn < count);
    // @unroll
    for (var c = 0u; c < TN; c++) {
      if (WIDE == 1u) {
        let j = mine.col0 + ty + c * NY;
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let i = mine.row0 + 4u * (tx + r * NX);
          if ((i < rows) & (j < mine.n)) {
            let at = (offC + i + j * mine.ldc) / VW;
            var value = N(p.alpha * acc[c * (TM / 4u) + r])[0];
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
      } else {
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let at = (g * NY + ty) * BM + 4u * (tx + r * NX);
          Cs[at] = acc[c * (TM / 4u) + r].x;
          Cs[at + 1u] = acc[c * (TM / 4u) + r].y;
          Cs[at + 2u] = acc[c * (TM / 4u) + r].z;
          Cs[at + 3u] = acc[c * (TM / 4u) + r].w;
        }
        workgroupBarrier();
        // @unroll
        for (var s = 0u; s < TM; s++) {
          let id = own + s * EACH;
          let i = mine.row0 + id % BM;
          let j = mine.col0 + id / BM + c * NY;
          if ((i < rows) & (j < mine.n)) {
            let at = offC + i + j * mine.ldc;
            var value = W(p.alpha * Cs[g * (NY * BM) + id]);
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
        workgroupBarrier();
      }
    }
    offA += hopA;
    offB += hopB;
    offC += hopC;
  }
`;

const lib_geqp3_key = `
const FIXED: u32 = 0x80000000u;
fn columnKey(known: u32) -> u32 {
  return select(min(known, 0x7f800001u), 0xffffffffu, known >= FIXED);
}
`;

const lib_group_reduce = `
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

const lib_householder = `
/** Columns are scaled by 2^s, s = scaleOf(bits of the largest magnitude), to elements below 2^47: two factors, for s may be large. */
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
/** H x = beta e_0, of the sign that x(0) = alpha has not, so that nothing cancels; H = I where the others are zero or the norm is below 2^-43. */
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

const lib_largest = `
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

const lib_norm_sum = `
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

const lib_packed = `
fn packed(i: u32, j: u32, n: u32, upper: bool) -> u32 {
  return i + j * select(2u * n - j - 1u, j + 1u, upper) / 2u;
}
`;

const lib_panel_row = `
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    let u = U[k * FOURS + k / 4u][k % 4u];
    var l = 0.0;
    if (pivotKey(u) >= 0x00800000u) {
      l = x[k / 4u][k % 4u] / u;
    }
    // @unroll
    for (var f = k / 4u; f < FOURS; f++) {
      x[f] = fma(vec4f(-l), U[k * FOURS + f], x[f]);
    }
    x[k / 4u][k % 4u] = l;
  }
`;

const lib_part = `
fn inPart(part: u32, i: u32, j: u32) -> bool {
  return part == 0u || (part == 1u && i >= j) || (part == 2u && i <= j);
}
`;

const lib_pivot_key = `
fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}
`;

const lib_pivot = /* @__PURE__ */ joined(`
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

const lib_powers = `
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

const lib_qr_group_explicit = `
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let upper = row <= column;
      if ((row < top) & (column < n)) {
        let to = own.B.off + row * own.B.rs + column * own.B.cs;
        let value = select(0.0, x[c * ROWS + r], upper);
        // @when R_APART
        R[to] = value;
        // @end
        // @when R_IN_Q
        Q[to] = value;
        // @end
        // @when R_IN_A
        A[to] = value;
        // @end
      }
      x[c * ROWS + r] = select(x[c * ROWS + r], 0.0, upper);
    }
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < STEPS; s += PHASE) {
    for (var j = 0u; j < PHASE; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        let place = k % 2u * (VECS * LANES) + lane;
        let at = k - (STEPS - PHASE - s) / SLOTS * SLOTS;
        let mine = slot == at;
        let scale = taus[(STEPS - PHASE - s) / SLOTS];
        if (mine) {
          // @registers
          var y: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            y[g] = vec4f(0.0);
          }
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let value = x[(STEPS - PHASE - s) / SLOTS * ROWS + r];
            y[r / 4u][r % 4u] = select(select(0.0, value, row > k), 1.0, row == k);
            x[(STEPS - PHASE - s) / SLOTS * ROWS + r] = select(0.0, 1.0, row == k) - select(0.0, scale * y[r / 4u][r % 4u], row >= k);
          }
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            published[place + g * LANES] = y[g];
          }
          strength[k % 2u] = scale;
        }
        workgroupBarrier();
        let next = max(firstSlot, at + 1u);
        var works = ((next < endSlot) & (next + (STEPS - PHASE - s) / SLOTS * SLOTS < top)) | (firstSlot + ((STEPS - PHASE - s) / SLOTS + 1u) * SLOTS < top);
        // @when ALWAYS
        works = true;
        // @end
        if (works) {
          // @registers
          var u: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - PHASE - s) / LANES / 4u; g < VECS; g++) {
            u[g] = published[place + g * LANES];
          }
          let f = strength[k % 2u];
          // @registers
          var w: array<f32, CPT>;
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS; c < CPT; c++) {
            var even = nought;
            var odd = nought;
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES / 2u * 2u; r < ROWS; r += 2u) {
              even = fma(u[r / 4u][r % 4u], x[c * ROWS + r], even);
              odd = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odd);
            }
            w[c] = even + odd;
          }
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS; c < CPT; c++) {
            w[c] = f * columnSum(w[c]);
          }
          let behind = slot > at;
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let value = x[(STEPS - PHASE - s) / SLOTS * ROWS + r];
            x[(STEPS - PHASE - s) / SLOTS * ROWS + r] = select(value, fma(-u[r / 4u][r % 4u], w[(STEPS - PHASE - s) / SLOTS], value), behind);
          }
          // @unroll
          for (var c = (STEPS - PHASE - s) / SLOTS + 1u; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
              x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
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
        Q[to] = x[c * ROWS + r];
        // @end
        // @when Q_IN_A
        A[to] = x[c * ROWS + r];
        // @end
      }
    }
  }
`;

const lib_qr_small_explicit = `
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
      let value = select(0.0, x[r * N + c], upper);
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        let atS = at0 + row * p.rsB + c * p.csB;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < least) & (c < n)) {
        let at = own.B.off + row * own.B.rs + c * own.B.cs;
        // @when R_APART
        R[at] = value;
        // @end
        // @when R_IN_Q
        Q[at] = value;
        // @end
        // @when R_IN_A
        A[at] = value;
        // @end
      }
      // @end
      x[r * N + c] = select(x[r * N + c], 0.0, upper);
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toR = (p.offB + before * words) / 4u;
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
        var held = 0.0;
        // @unroll
        for (var q = (STEPS - BLOCK - s) / LANES; q < (STEPS - s + LANES - 1u) / LANES; q++) {
          held = select(held, mine[q], q == k / LANES);
        }
        let scale = fromLane(held, k % LANES);
        // @registers
        var y: array<f32, ROWS>;
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(select(0.0, x[r * N + STEPS - 1u - s], row > k), 1.0, row == k);
        }
        // @unroll
        for (var c = STEPS - BLOCK - s; c < STEPS - 1u - s; c++) {
          var sum = nought;
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = scale * groupSum(sum);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = select(x[r * N + c], fma(-y[r], by, x[r * N + c]), c < STEPS - BLOCK - s + j);
          }
        }
        // @unroll
        for (var c = STEPS - s; c < STEPS; c++) {
          var sum = nought;
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = scale * groupSum(sum);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = fma(-y[r], by, x[r * N + c]);
          }
        }
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          x[r * N + STEPS - 1u - s] = select(0.0, -scale * y[r], lane + r * LANES >= k) + select(0.0, 1.0, lane + r * LANES == k);
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
        let atS = at0 + row * p.rsC + c * p.csC;
        stage[atS / 4u][atS % 4u] = x[r * N + c];
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < m) & (c < least)) {
        let at = own.C.off + row * own.C.rs + c * own.C.cs;
        // @when Q_APART
        Q[at] = x[r * N + c];
        // @end
        // @when Q_IN_A
        A[at] = x[r * N + c];
        // @end
      }
      // @end
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toQ = (p.offC + before * words) / 4u;
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

const lib_quotient = `
fn quotient(x: f32, y: f32) -> f32 {
  let scale = select(1.0, 0x1p-64f, (bitcast<u32>(y) & 0x7fffffffu) > 0x7e000000u);
  return (x * scale) / (y * scale);
}
`;

const lib_root_steps = `
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

const lib_small_b = `
// @when B_APART
@group(0) @binding(7) var<storage, read_write> B: array<f32>;
// @end
fn loadB(at: u32) -> f32 {
  var value = 0.0;
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return value;
}
fn storeB(at: u32, value: f32) {
  // @when B_APART
  B[at] = value;
  // @end
  // @when B_IN_A
  A[at] = value;
  // @end
}
`;

const lib_small_group = `
const PAIRS: u32 = LANES / 2u;
const FOURS: u32 = LANES / 4u;
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
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

const lib_small_head = /* @__PURE__ */ joined(`
const EDGE_FREE: u32 = 1u - EDGE;
const GROUP: u32 = THREADS / LANES;
const DIRECT: u32 = 1u - STAGED;
const GUARDED: u32 = 1u - EDGE_FREE * (1u - LOWER);
const NONE: u32 = 0xffffffffu;
const WORDS: u32 = N * N;
const PAD: u32 = 4u * ((LANES + 3u) / 4u) * EDGE_FREE * (1u - (N % 4u + 3u) / 4u);
const COPIES: u32 = (WORDS * GROUP / 4u + THREADS - 1u) / THREADS;
struct Params {
`, lib_batch_fields, `}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
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
`, lib_batch_problem, ``, lib_small_group, ``);

const lib_small_lane = `
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

const lib_small_stage_in = `
  // @when STAGED
  var order = N;
  // @when EDGE
  order = p.n;
  // @end
  let words = order * order;
  let before = (group.x + p.baseX) * GROUP;
  let total = min(GROUP, p.count - before) * words;
  let from4 = (p.offA + before * words) / 4u;
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

const lib_small_load = /* @__PURE__ */ joined(`
  var m = N;
  var n = N;
  // @when EDGE
  m = select(0u, own.m, live);
  n = select(0u, own.n, live);
  // @end
`, lib_small_stage_in, `  // @registers
  var x: array<f32, ROWS * N>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      let row = lane + r * LANES;
      let inside = (row < m) & (c < n) & ((LOWER == 0u) | (row >= c));
      // @when STAGED
      let atS = select(0u, at0 + row * down + c * right, inside);
      x[r * N + c] = stage[atS / 4u][atS % 4u];
      // @end
      // @when DIRECT
      x[r * N + c] = A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)];
      // @end
      // @when GUARDED
      x[r * N + c] = select(0.0, x[r * N + c], inside);
      // @end
    }
  }
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      largest = max(largest, bitcast<u32>(x[r * N + c]) & 0x7fffffffu);
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
`);

const lib_small_load_b = `
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let inside = live & (source[r] < n) & (c0 + w < own.nrhs);
        let loaded = loadB(select(0u, own.B.off + source[r] * own.B.rs + (c0 + w) * own.B.cs, inside));
        b[r * RHS + w] = select(0.0, loaded, inside);
      }
    }
`;

const lib_small_reports = `
  var fills = false;
  var filling = 0.0;
  // @when REPORTS
  fills = (p.nanBits != 0u) & (failure != 0u);
  filling = bitcast<f32>(p.nanBits);
  // @end
`;

const lib_small_reports_out = `
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

const lib_small_solve_chol = `
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          let d = x[(k / LANES) * N + k];
          let known = fromLane(b[(k / LANES) * RHS + w] / select(d, 1.0, LDL == 1u), k % LANES);
          let kept = select(known, known / d, LDL == 1u);
          // @unroll
          for (var r = k / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let below = fma(-x[r * N + k], known, b[r * RHS + w]);
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
          var sum = 0.0;
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, fma(x[r * N + N - 1u - s], b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let total = groupSum(sum);
          let d = select(x[((N - 1u - s) / LANES) * N + N - 1u - s], 1.0, LDL == 1u);
          let known = (b[((N - 1u - s) / LANES) * RHS + w] - total) / d;
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`;

const lib_small_solve_lu = `
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
          let known = fromLane(mine, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            b[r * RHS + w] = select(b[r * RHS + w], fma(-x[r * N + k], known, b[r * RHS + w]), (at[r] > k) & (k < n));
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
          let known = fromLane(mine / diagonal, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            let above = fma(-x[r * N + N - 1u - s], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(known, above, at[r] < k), (at[r] <= k) & (k < n));
          }
        }
      }
    }
`;

const lib_small_solve_lu_t = `
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = 0.0;
          // @unroll
          for (var r = 0u; r < k / LANES + 1u; r++) {
            sum = select(sum, fma(x[r * N + k], b[r * RHS + w], sum), lane + r * LANES < k);
          }
          let known = (b[(k / LANES) * RHS + w] - groupSum(sum)) / x[(k / LANES) * N + k];
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
          var sum = 0.0;
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, fma(x[r * N + N - 1u - s], b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let known = b[((N - 1u - s) / LANES) * RHS + w] - groupSum(sum);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
`;

const lib_small_stage_out = `
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

const lib_small_store_b = `
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

const lib_square_head = /* @__PURE__ */ joined(`
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

const lib_square_lane = `
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let base = g * N * NX;
  let z = (group.x + p.baseX) * GROUP + g;
  let live = z < p.count;
  let a = problem(min(z, p.count - 1u));
  let n = a.n;
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
    let at = vec4u(a.A.off) + min(i, vec4u(max(n, 1u) - 1u)) * a.A.rs + min(j, max(n, 1u) - 1u) * a.A.cs;
    x[c] = select(vec4f(), vec4f(source(at.x), source(at.y), source(at.z), source(at.w)), inside);
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let largest = groupMax(t, key);
  let odd = largest >= INFINITE;
`;

const lib_square_product = `
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

const lib_square_sides = `
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

const lib_square_store = `
  let noNumber = bitcast<f32>(p.nanBits);
  if (live & !a.outside & (!failed | (p.nanBits != 0u))) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = 4u * tx + r;
        let j = 4u * ty + c;
        if ((i < n) & (j < n)) {
          C[a.C.off + i * a.C.rs + j * a.C.cs] = select(x[c][r], noNumber, failed);
        }
      }
    }
  }
`;

const lib_start_size = `
fn startSize(norm: u32) -> f32 {
  let exponent = i32((norm & MAGNITUDE) >> 23u) - 127;
  return power(select(max(exponent - 64, 0), max(exponent, -64), exponent < 0));
}
`;

const lib_tridiagonal = `
const PITCH: u32 = C + 1u;
const TILE: u32 = G * PITCH;
var<workgroup> tiles: array<f32, TILES * TILE>;
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
fn fetched(k: u32, slot: u32, less: u32, i0: u32, e: u32) -> f32 {
  let spot = spotOf(k, e);
  let n = orders[spot.x];
  let home = homes[k * G + spot.x];
  let i = i0 + spot.y;
  let value = load(slot, home.x + min(i, max(n, less + 1u) - less - 1u) * home.y);
  return select(0.0, value, i + less < n);
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

const lib_tridiagonal_head = `
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

const lib_tridiagonal_sides = `
fn fetchedSide(slot: u32, j: u32, i0: u32, e: u32) -> f32 {
  let spot = spotOf(4u, e);
  let n = orders[spot.x];
  let home = homes[4u * G + spot.x];
  let i = i0 + spot.y;
  let nrhs = sides[spot.x];
  let at = home.x + min(i, max(n, 1u) - 1u) * home.y + min(j, max(nrhs, 1u) - 1u) * columns[spot.x];
  return select(0.0, load(slot, at), (i < n) & (j < nrhs));
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

const lib_vector_estimate = `
fn magnitudes(me: Lane, value: f32) -> u32 {
  let bits = select(0u, bitcast<u32>(value) & MAGNITUDE, me.lane < me.n);
  let worst = laneMax(me, bits);
  let sum = laneSum(me, bitcast<f32>(select(0u, bits, bits < INFINITY_BITS)));
  return select(min(bitcast<u32>(sum) & MAGNITUDE, INFINITY_BITS), worst, worst >= INFINITY_BITS);
}
fn estimated(me: Lane, f: Place, start: f32, w: f32, isTransposed: u32, place: u32) -> u32 {
  let count = f32(max(me.n, 1u));
  let inside = me.lane < me.n;
  let sign = select(start, -start, (me.lane & 1u) == 1u);
  let alternating = sign * (1.0 + f32(me.lane) / max(count - 1.0, 1.0));
  var y = start / count;
  var most = 0u;
  for (var turn = 0u; turn < 6u; turn++) {
    let isProduct = (turn & 1u) == 0u || turn == 5u;
    if (turn == 5u) {
      y = alternating;
    } else if (!isProduct) {
      y = select(-start, start, y > 0.0);
    } else if (turn > 0u) {
      let bits = select(0u, bitcast<u32>(y) & MAGNITUDE, inside);
      let best = laneMax(me, bits);
      let first = LANES - laneMax(me, select(0u, LANES - me.lane, (bits == best) & inside));
      y = select(0.0, start, me.lane == first);
    }
    y = select(0.0, y, inside);
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

const lib_vector_solve = `
const GROUP: u32 = THREADS / LANES;
const PITCH: u32 = LANES + 1u;
const TOGETHER: u32 = 1u - ALONE;
var<workgroup> known: array<f32, 2u * GROUP * KB>;
var<workgroup> corner: array<f32, 2u * GROUP * KB * KB>;
var<workgroup> stage: array<f32, GROUP * KB * PITCH>;
var<workgroup> told: array<u32, THREADS>;
struct Lane {
  lane: u32,
  slot: u32,
  n: u32,
}
fn substitute(me: Lane, f: Place, y0: f32, isBack: u32, isTransposed: u32, isUnit: u32) -> f32 {
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
  var next: array<f32, KB>;
  // @unroll
  for (var r = 0u; r < KB; r++) {
    let e = me.lane + r * LANES;
    let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
    next[r] = factor(top + min(spot.x, last) * rs + min(spot.y, last) * cs);
  }
  workgroupBarrier();
  for (var k0 = 0u; k0 < p.n; k0 += KB) {
    // @registers
    var l: array<f32, KB>;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      l[r] = next[r];
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
    var u: array<f32, KB>;
    // @when ALONE
    if (me.lane == 0u) {
      // @unroll
      for (var e = 0u; e < KB; e++) {
        u[e] = known[knownAt + e];
        // @unroll
        for (var r = 0u; r < e; r++) {
          u[e] = fma(-corner[cornerAt + e * KB + r], u[r], u[e]);
        }
        u[e] /= select(corner[cornerAt + e * KB + e], 1.0, isUnit == 1u);
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
        u[e] = fma(-corner[cornerAt + e * KB + r], u[r], u[e]);
      }
      u[e] /= select(corner[cornerAt + e * KB + e], 1.0, isUnit == 1u);
    }
    // @end
    var rest = y;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      rest = fma(-l[r], u[r], rest);
      y = select(y, u[r], q == r);
    }
    y = select(y, rest, mine & (i >= k0 + KB));
    turn = 1u - turn;
  }
  return y;
}
fn exchanged(me: Lane, value: f32, other: u32) -> f32 {
  workgroupBarrier();
  told[me.slot * LANES + me.lane] = bitcast<u32>(value);
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES + other]);
}
fn scattered(me: Lane, value: f32, other: u32) -> f32 {
  workgroupBarrier();
  told[me.slot * LANES + other] = bitcast<u32>(value);
  workgroupBarrier();
  return bitcast<f32>(told[me.slot * LANES + me.lane]);
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
fn solved(me: Lane, f: Place, y0: f32, isTransposed: u32, place: u32) -> f32 {
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

export const asum_part: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<F>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> groupSums: array<F, THREADS>;
@compute @workgroup_size(THREADS)
fn asum_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<F, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = sums[q] + abs(F(x[p.offX + i32(i + q * stride) * p.incX]));
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = sums[0] + abs(F(x[p.offX + i32(i) * p.incX]));
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const axpy_elements: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;
alias F = f32;
struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> F {
  if (X_IN_Y == 1u) {
    return F(y[at]);
  }
  return F(x[at]);
}
@compute @workgroup_size(THREADS)
fn axpy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @registers
  var ys: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = F(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = T(fma(F(p.alpha), xs[q], ys[q]));
    }
  }
}
`;

export const band_product: string = `
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const DEPTH: u32 = 8u;
const TOGETHER: u32 = 1u;
const THREADS: u32 = ROWS * GROUPS;
struct Params {
  baseX: u32,
  baseY: u32,
  m: i32,
  n: i32,
  kl: i32,
  ku: i32,
  straight: u32,
  slice: u32,
  unit: u32,
  symmetric: u32,
  offA: i32,
  lda: i32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn band_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let s = group.y + p.baseY;
  let straight = s < p.straight;
  let together = straight & (TOGETHER == 1u);
  let r = select(t / GROUPS, t % ROWS, straight);
  let g = select(t % GROUPS, t / ROWS, straight);
  let i0 = i32((group.x + p.baseX) * ROWS);
  let i = i0 + i32(r);
  let left = select(p.ku, p.kl, straight);
  let right = select(p.kl, p.ku, straight);
  let first = max(i - left, 0);
  let last = min(i + right, p.n - 1);
  let row = min(i, min(p.m, p.n + left) - 1);
  let nearest = max(row - left, 0);
  let farthest = min(row + right, p.n - 1);
  let rowStep = select(p.lda, 1, straight);
  let colStep = select(1, p.lda, straight);
  let atA = p.offA + row * rowStep;
  let base = select(i, i0, together) - left;
  let steps = u32(left + right) + select(1u, ROWS, together);
  let begin = (s - select(p.straight, 0u, straight)) * p.slice;
  let end = min(begin + p.slice, steps);
  let skipped = !straight & (p.symmetric == 1u);
  var sum = 0.0;
  // @registers
  var a: array<f32, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  for (var q = begin + g; q < end; q += GROUPS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = clamp(base + i32(q + u * GROUPS), nearest, farthest);
      a[u] = A[atA + j * colStep];
      xs[u] = x[p.offX + j * p.incX];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = base + i32(q + u * GROUPS);
      let value = select(a[u], 1.0, (i == j) & (p.unit == 1u));
      let used = (j >= first) & (j <= last) & !((i == j) & skipped);
      sum = select(sum, fma(value, xs[u], sum), used);
    }
  }
  sums[g * ROWS + r] = sum;
  workgroupBarrier();
  let mine = i0 + i32(t);
  if ((t < ROWS) & (mine < p.m)) {
    var total = 0.0;
    for (var k = 0u; k < GROUPS; k++) {
      total += sums[k * ROWS + t];
    }
    W[u32(mine) + s * u32(p.m)] = total;
  }
}
`;

export const band_records: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  n: u32,
  kl: u32,
  ku: u32,
  nrhs: u32,
  begin: u32,
  k: u32,
  off: u32,
  ld: u32,
  stride: u32,
  byList: u32,
  start: u32,
  last: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<u32>;
@group(0) @binding(1) var<storage, read> list: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn band_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let record = 20u * b;
  if (p.begin != 0u) {
    records[record] = b;
    records[record + 1u] = p.n;
    records[record + 2u] = p.nrhs;
    records[record + 3u] = 0u;
    records[record + 4u] = p.kl;
    records[record + 5u] = p.ku;
  }
  var at = i32(b * p.stride);
  if (p.byList != 0u) {
    at = list[p.start + b];
  }
  let outside = (p.byList != 0u) & ((at < 0) | (at > p.last));
  if (outside) {
    records[record + 1u] = 0u;
    records[record + 2u] = 0u;
    records[record + 3u] = 1u;
  }
  records[record + 8u + 2u * p.k] = p.off + select(u32(at), 0u, outside);
  records[record + 9u + 2u * p.k] = p.ld;
}
`;

export const batch_gather: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> flags: array<atomic<i32>>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_batch_operand, `var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;
@compute @workgroup_size(THREADS)
fn batch_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let x = operand(problem(z), p.operand);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = x.place.cs == 1u;
  var most = 0u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    let i = row0 + ti;
    let j = col0 + tj;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      let value = X[x.place.off + i * x.place.rs + j * x.place.cs];
      most = max(most, bitcast<u32>(value) & 0x7fffffffu);
      tile[ti + tj * (SIDE + 1u)] = value;
    }
  }
  workgroupBarrier();
  if (most >= 0x7f800000u) {
    atomicStore(&flags[z], 1);
  }
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % SIDE + e / SIDE * (SIDE + 1u)];
    }
  }
}
`);

export const batch_pivots: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> pivots: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn batch_pivots(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  for (var i = t; i < a.n; i += THREADS) {
    pivots[i] = clamp(ipiv[a.piv + i], 1, i32(a.n));
  }
}
`);

export const batch_records: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  m: u32,
  n: u32,
  nrhs: u32,
  offA: u32,
  rsA: u32,
  csA: u32,
  strideA: u32,
  byListA: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  rsB: u32,
  csB: u32,
  strideB: u32,
  byListB: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  rsC: u32,
  csC: u32,
  strideC: u32,
  byListC: u32,
  fromC: u32,
  lastC: i32,
  offPiv: u32,
  stridePiv: u32,
  byListPiv: u32,
  fromPiv: u32,
  lastPiv: i32,
}
@group(0) @binding(0) var<storage, read_write> records: array<vec4u>;
@group(0) @binding(1) var<storage, read> listA: array<i32>;
@group(0) @binding(2) var<storage, read> listB: array<i32>;
@group(0) @binding(3) var<storage, read> listC: array<i32>;
@group(0) @binding(4) var<storage, read> listPiv: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;
fn isOutside(byList: u32, place: i32, last: i32) -> bool {
  return (byList != 0u) & ((place < 0) | (place > last));
}
@compute @workgroup_size(THREADS)
fn batch_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  var places = vec4i(vec4u(b) * vec4u(p.strideA, p.strideB, p.strideC, p.stridePiv));
  if (p.byListA != 0u) {
    places.x = listA[p.fromA + b];
  }
  if (p.byListB != 0u) {
    places.y = listB[p.fromB + b];
  }
  if (p.byListC != 0u) {
    places.z = listC[p.fromC + b];
  }
  if (p.byListPiv != 0u) {
    places.w = listPiv[p.fromPiv + b];
  }
  let outside = isOutside(p.byListA, places.x, p.lastA) | isOutside(p.byListB, places.y, p.lastB) |
    isOutside(p.byListC, places.z, p.lastC) | isOutside(p.byListPiv, places.w, p.lastPiv);
  let at = select(vec4u(places), vec4u(), outside) + vec4u(p.offA, p.offB, p.offC, p.offPiv);
  records[4u * b] = select(vec4u(b, p.m, p.n, p.nrhs), vec4u(b, 0u, 0u, 0u), outside);
  records[4u * b + 1u] = vec4u(at.x, p.rsA, p.csA, at.w);
  records[4u * b + 2u] = vec4u(at.y, p.rsB, p.csB, select(0u, 1u, outside));
  records[4u * b + 3u] = vec4u(at.z, p.rsC, p.csC, 0u);
}
`;

export const batch_report: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
struct Params {
`, lib_batch_fields, `}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> flags: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when PIVOTS
@group(0) @binding(4) var<storage, read> pivots: array<i32>;
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn batch_report(@builtin(local_invocation_index) t: u32) {
  let a = problem(0u);
  if (t == 0u) {
    info[p.offInfo + a.q] = select(found[0], -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(flags[0], 0, a.outside);
  }
  // @when PIVOTS
  for (var i = t; i < min(a.m, a.n); i += THREADS) {
    ipiv[a.piv + i] = pivots[i];
  }
  // @end
}
`);

export const batch_scatter: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  operand: u32,
  part: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
  always: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read> failed: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_batch_operand, `var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;
@compute @workgroup_size(THREADS)
fn batch_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let x = operand(a, p.operand);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  var state = 0;
  if (p.always == 0u) {
    state = failed[p.offInfo + a.q];
  }
  let isInRows = x.place.cs == 1u;
  let noNumber = bitcast<f32>(p.nanBits);
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    if (i < x.rows && j < x.cols) {
      tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(noNumber, W[z * p.strideW + i + j * p.ldW], state == 0);
    }
  }
  workgroupBarrier();
  if (state != 0 && p.nanBits == 0u) {
    return;
  }
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    let i = row0 + ti;
    let j = col0 + tj;
    let isPart = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < x.rows && j < x.cols && isPart) {
      X[x.place.off + i * x.place.rs + j * x.place.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
`);

export const butterfly: string = `
const THREADS: u32 = 64u;
const SIDES: u32 = 2u;
const TRANS: u32 = 1u;
const IN_PLACE: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  items: u32,
  level: u32,
  side: u32,
  seed: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
fn mix(number: u32) -> u32 {
  var x = number;
  x = (x ^ (x >> 16u)) * 0x7feb352du;
  x = (x ^ (x >> 15u)) * 0x846ca68bu;
  return x ^ (x >> 16u);
}
struct Pair {
  lo: u32,
  hi: u32,
  r: f32,
  s: f32,
}
fn entry(side: u32, i: u32) -> f32 {
  let stream = mix(p.seed + (1u + 2u * side + p.level) * 0x9e3779b9u);
  return exp((f32(mix(i ^ stream) >> 8u) * 0x1p-24 - 0.5) * 0.1);
}
fn pairOf(number: u32, side: u32) -> Pair {
  let middle = (p.n + 1u) / 2u;
  var length = select(middle, p.n, p.level == 0u);
  var place = number;
  var first = 0u;
  if (place >= (length + 1u) / 2u) {
    place -= (length + 1u) / 2u;
    first = middle;
    length = p.n - middle;
  }
  let half = (length + 1u) / 2u;
  let lo = first + place;
  let alone = place >= length - half;
  let hi = lo + select(half, 0u, alone);
  let scale = select(0.70710678, 1.0, alone);
  return Pair(lo, hi, scale * entry(side, lo), scale * entry(side, hi));
}
fn load(i: u32, j: u32) -> f32 {
  var value: f32;
  if (IN_PLACE == 1u) {
    value = B[p.offB + i + j * p.ldb];
  } else {
    value = A[p.offA + i + j * p.lda];
  }
  return value;
}
fn store(i: u32, j: u32, value: f32) {
  B[p.offB + i + j * p.ldb] = value;
}
fn combine(pair: Pair, x: f32, y: f32, transposed: bool) -> vec2f {
  var both: vec2f;
  if (pair.lo == pair.hi) {
    both = vec2f(pair.r * x);
  } else if (transposed) {
    both = vec2f(pair.r * (x + y), pair.s * (x - y));
  } else {
    both = vec2f(pair.r * x + pair.s * y, pair.r * x - pair.s * y);
  }
  return both;
}
@compute @workgroup_size(THREADS)
fn butterfly(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = (group.x + p.baseX) * THREADS + t;
  let y = group.y + p.baseY;
  if (x >= p.items) {
    return;
  }
  let rows = pairOf(x, p.side);
  if (SIDES == 1u) {
    let both = combine(rows, load(rows.lo, y), load(rows.hi, y), TRANS == 1u);
    store(rows.lo, y, both.x);
    store(rows.hi, y, both.y);
  } else {
    let columns = pairOf(y, 1u);
    let left = combine(rows, load(rows.lo, columns.lo), load(rows.hi, columns.lo), true);
    let right = combine(rows, load(rows.lo, columns.hi), load(rows.hi, columns.hi), true);
    let top = combine(columns, left.x, right.x, true);
    let bottom = combine(columns, left.y, right.y, true);
    store(rows.lo, columns.lo, top.x);
    store(rows.lo, columns.hi, top.y);
    store(rows.hi, columns.lo, bottom.x);
    store(rows.hi, columns.hi, bottom.y);
  }
}
`;

export const chol_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const LDL: u32 = 0u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 1u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
`, lib_small_head, `// @when SOLVES
`, lib_small_b, `// @end
@compute @workgroup_size(THREADS)
fn chol_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  var failure = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    if (k < top) {
      let pivot = fromLane(x[(k / LANES) * N + k], k % LANES);
      let bits = bitcast<u32>(pivot);
      let size = bits & 0x7fffffffu;
      let isUsable = select((bits >= 0x00800000u) & (bits <= 0x7f800000u), size >= 0x00800000u, LDL == 1u);
      failure = select(failure, k + 1u, (k < n) & !isUsable & (failure == 0u));
      var inverse = select(1.0, inverseSqrt(pivot), isUsable);
      var scale = 1.0;
      // @when LDL
      scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      inverse = select(0.0, 1.0 / (pivot * scale), isUsable);
      // @end
      // @registers
      var l: array<f32, ROWS>;
      // @unroll
      for (var r = k / LANES; r < ROWS; r++) {
        l[r] = x[r * N + k] * scale * inverse;
        x[r * N + k] = select(l[r], x[r * N + k], LDL == 1u);
      }
      // @unroll
      for (var j = k + 1u; j < N; j++) {
        let other = fromLane(x[(j / LANES) * N + k], j % LANES);
        // @unroll
        for (var r = j / LANES; r < ROWS; r++) {
          x[r * N + j] = fma(-l[r], other, x[r * N + j]);
        }
      }
      // @when LDL
      // @unroll
      for (var r = k / LANES; r < ROWS; r++) {
        x[r * N + k] = select(x[r * N + k], l[r], (lane + r * LANES != k) & isUsable);
      }
      // @end
    }
  }
`, lib_small_reports, `  // @when SOLVES
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
`, lib_small_load_b, ``, lib_small_solve_chol, ``, lib_small_store_b, `    workgroupBarrier();
  }
  // @end
`, lib_small_reports_out, `  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < (r + 1u) * LANES; c++) {
      let row = lane + r * LANES;
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((row >= c) & (row < n)) {
        let atS = at0 + row * down + c * right;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when DIRECT
      if (live & (row >= c) & (row < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = value;
      }
      // @end
    }
  }
`, lib_small_stage_out, `}
`);

export const cholesky_group: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const ACROSS: u32 = 0u;
const LDL: u32 = 0u;
const ROOTS: u32 = 1u - LDL;
const DOWN: u32 = 1u - ACROSS;
const PITCH: u32 = THREADS + 4u;
const KFOURS: u32 = KB / 4u;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  upper: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> left: array<vec4f, 2u * NB * KFOURS>;
var<workgroup> corner: array<vec4f, 4>;
var<workgroup> solved: array<vec4f, NB>;
// @when ACROSS
var<workgroup> stage: array<f32, KB * PITCH>;
// @end
// @when LDL
var<workgroup> diagonal: array<f32, THREADS>;
// @end
var<workgroup> odd: atomic<u32>;
@compute @workgroup_size(THREADS)
fn cholesky_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let a = problem(group.x + p.baseX);
  let n = a.n;
  let row = min(t, max(n, 1u) - 1u);
  let cs = select(a.A.cs, a.A.rs, p.upper != 0u);
  let rs = select(a.A.rs, a.A.cs, p.upper != 0u);
  let mine = a.A.off + row * rs;
  var bad = 0u;
  var most = 0u;
  var turn = 0u;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  // @registers
  var x: array<f32, NB>;
  // @registers
  var next: array<f32, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = A[mine + min(c0 + c, row) * cs];
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitcast<u32>(x[c]) & 0x7fffffffu, (t >= c0) & (t < n)));
    }
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @when DOWN
      next[r] = A[mine + min(r, row) * cs];
      // @end
      // @when ACROSS
      let e = t + r * THREADS;
      let i = min(max(e / KB, c0), n - 1u);
      next[r] = A[a.A.off + i * rs + min(e % KB, i) * cs];
      // @end
    }
    let q = t - c0;
    for (var k0 = 0u; k0 < c0; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @when DOWN
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = A[mine + min(k0 + KB + r, row) * cs];
      }
      // @end
      // @when ACROSS
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        stage[e % KB * PITCH + e / KB] = next[r];
        next[r] = A[a.A.off + min(max(e / KB, c0), n - 1u) * rs + min(k0 + KB + e % KB, c0 - 1u) * cs];
      }
      workgroupBarrier();
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = stage[r * PITCH + t];
      }
      // @end
      let at = turn * (NB * KFOURS);
      if (q < NB) {
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          left[at + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
          // @when LDL
          let d0 = k0 + 4u * g;
          left[at + q * KFOURS + g] *= vec4f(diagonal[d0], diagonal[d0 + 1u], diagonal[d0 + 2u], diagonal[d0 + 3u]);
          // @end
        }
      }
      workgroupBarrier();
      if (t >= c0) {
        // @unroll
        for (var c = 0u; c < NB; c++) {
          // @unroll
          for (var g = 0u; g < KFOURS; g++) {
            let other = left[at + c * KFOURS + g];
            x[c] = fma(-l[4u * g], other.x, x[c]);
            x[c] = fma(-l[4u * g + 1u], other.y, x[c]);
            x[c] = fma(-l[4u * g + 2u], other.z, x[c]);
            x[c] = fma(-l[4u * g + 3u], other.w, x[c]);
          }
        }
      }
      turn = 1u - turn;
    }
    // @unroll
    for (var j = 0u; j < NB; j += 4u) {
      if (c0 + j < n) {
        if (q - j < 4u) {
          corner[q - j] = vec4f(x[j], x[j + 1u], x[j + 2u], x[j + 3u]);
        }
        workgroupBarrier();
        // @registers
        var d: array<vec4f, 4>;
        // @registers
        var known: array<f32, 4>;
        // @registers
        var mine4: array<f32, 4>;
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          d[i] = corner[i];
        }
        // @unroll
        for (var i = 0u; i < 4u; i++) {
          let bits = bitcast<u32>(d[i][i]);
          let size = bits & 0x7fffffffu;
          let isUsable = select((bits >= 0x00800000u) & (bits <= INFINITE), size >= 0x00800000u, LDL == 1u);
          let isThere = c0 + j + i < n;
          bad = select(bad, c0 + j + i + 1u, !isUsable & isThere & (bad == 0u));
          // @when ROOTS
          let inverse = select(1.0, inverseSqrt(d[i][i]), isUsable);
          x[j + i] *= inverse;
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            d[e][i] *= inverse;
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-x[j + i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-d[s][i], d[e][i], d[s][e]);
            }
          }
          known[i] = x[j + i];
          mine4[i] = x[j + i];
          // @end
          // @when LDL
          let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
          let reciprocal = select(0.0, 1.0 / (d[i][i] * scale), isUsable);
          known[i] = x[j + i];
          mine4[i] = x[j + i] * scale * reciprocal;
          x[j + i] = select(x[j + i], mine4[i], isUsable & (q != j + i));
          if (q == j + i) {
            diagonal[t] = d[i][i];
          }
          // @unroll
          for (var e = i + 1u; e < 4u; e++) {
            x[j + e] = fma(-mine4[i], d[e][i], x[j + e]);
            // @unroll
            for (var s = e; s < 4u; s++) {
              d[s][e] = fma(-(d[s][i] * scale * reciprocal), d[e][i], d[s][e]);
            }
          }
          // @end
        }
        if (q < NB) {
          solved[q] = vec4f(known[0], known[1], known[2], known[3]);
        }
        workgroupBarrier();
        // @unroll
        for (var c = j + 4u; c < NB; c++) {
          let other = solved[c];
          x[c] = fma(-mine4[0], other.x, x[c]);
          x[c] = fma(-mine4[1], other.y, x[c]);
          x[c] = fma(-mine4[2], other.z, x[c]);
          x[c] = fma(-mine4[3], other.w, x[c]);
        }
      }
    }
    if (t < n) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c <= t) {
          A[mine + (c0 + c) * cs] = x[c];
        }
      }
    }
    // @when ACROSS
    storageBarrier();
    // @end
  }
  if ((p.nanBits != 0u) & (bad != 0u) & (t < n)) {
    let noNumber = bitcast<f32>(p.nanBits);
    for (var c = 0u; c <= t; c++) {
      A[mine + c * cs] = noNumber;
    }
  }
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(i32(bad), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
`);

export const cholqr_judge: string = `
const THREADS: u32 = 64u;
const SHIFT: u32 = 0u;
const JUDGE: u32 = 1u;
struct Params {
  n: u32,
  count: u32,
  passes: i32,
  shift: f32,
  most: f32,
  offG: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when JUDGE
@group(0) @binding(2) var<storage, read> infos: array<i32>;
@group(0) @binding(3) var<storage, read_write> status: array<i32>;
// @end
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn cholqr_judge(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var j = t; j < p.n; j += THREADS) {
    if (SHIFT == 1u) {
      sum += work[p.offG + j * (p.n + 1u)];
    } else {
      for (var i = 0u; i <= j; i++) {
        let off = work[p.offG + i + j * p.n] - select(0.0, 1.0, i == j);
        sum += select(2.0, 1.0, i == j) * off * off;
      }
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  let whole = sums[0];
  if (SHIFT == 1u) {
    for (var j = t; j < p.n; j += THREADS) {
      work[p.offG + j * (p.n + 1u)] += p.shift * whole;
    }
  }
  // @when JUDGE
  if (t == 0u) {
    var good = bitcast<u32>(whole) <= bitcast<u32>(p.most * p.most);
    for (var k = 0u; k < p.count; k++) {
      good = good & (infos[k] == 0);
    }
    status[0] = select(-1, p.passes, good);
  }
  // @end
}
`;

export const cholqr_rows: string = `
const N: u32 = 32u;
const THREADS: u32 = 64u;
const GRAM: u32 = 1u;
const STORE: u32 = 0u;
const RHS: u32 = 0u;
const QUADS: u32 = N / 4u;
const PITCH: u32 = QUADS + 1u;
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;
const GROUPS: u32 = THREADS / TILES;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  blocks: u32,
  groups: u32,
  solves: u32,
  offT: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  stride: u32,
}
@group(0) @binding(0) var<storage, read> work: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when GRAM
@group(0) @binding(2) var<storage, read> A: array<f32>;
@group(0) @binding(3) var<storage, read_write> parts: array<f32>;
// @end
// @when STORE
@group(0) @binding(5) var<storage, read_write> Q: array<f32>;
// @end
// @when RHS
@group(0) @binding(4) var<storage, read> b: array<f32>;
// @end
var<workgroup> rows: array<vec4f, THREADS * PITCH>;
var<workgroup> upper: array<vec4f, N * QUADS>;
var<workgroup> inverse: array<f32, N>;
fn element(at: u32) -> f32 {
  var value = 0.0;
  // @when GRAM
  value = A[at];
  // @end
  // @when STORE
  value = Q[at];
  // @end
  return value;
}
@compute @workgroup_size(THREADS)
fn cholqr_rows(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let tile = t % TILES;
  var ti = 0u;
  for (var k = 1u; k < EIGHTS; k++) {
    ti = select(ti, k, tile >= k * (k + 1u) / 2u);
  }
  let tj = tile - ti * (ti + 1u) / 2u;
  let turn = t / TILES;
  // @registers
  var sum: array<vec4f, 16>;
  // @unroll
  for (var c = 0u; c < 16u; c++) {
    sum[c] = vec4f();
  }
  // @registers
  var dots: array<vec4f, QUADS>;
  // @registers
  var x: array<vec4f, QUADS>;
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    dots[q] = vec4f();
  }
  for (var block = group; block < p.blocks; block += p.groups) {
    let i = block * THREADS + t;
    let row = p.offA + min(i, p.m - 1u);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let j = 4u * q + c;
        x[q][c] = select(0.0, element(row + min(j, p.n - 1u) * p.lda), (i < p.m) & (j < p.n));
      }
    }
    for (var s = 0u; s < p.solves; s++) {
      let at = p.offT + s * p.n * p.n;
      workgroupBarrier();
      for (var e = t; e < N * QUADS; e += THREADS) {
        let k = e / QUADS;
        let j = 4u * (e % QUADS);
        var value: vec4f;
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          let inside = (k < j + c) & (j + c < p.n);
          value[c] = select(0.0, work[at + select(0u, k + (j + c) * p.n, inside)], inside);
        }
        upper[e] = value;
      }
      for (var k = t; k < N; k += THREADS) {
        inverse[k] = select(1.0, 1.0 / work[at + select(0u, k * (p.n + 1u), k < p.n)], k < p.n);
      }
      workgroupBarrier();
      // @unroll
      for (var k = 0u; k < N; k++) {
        x[k / 4u][k % 4u] *= inverse[k];
        let known = vec4f(x[k / 4u][k % 4u]);
        // @unroll
        for (var q = k / 4u; q < QUADS; q++) {
          x[q] = fma(-known, upper[k * QUADS + q], x[q]);
        }
      }
    }
    // @when STORE
    if (i < p.m) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c < p.n) {
            Q[row + (4u * q + c) * p.lda] = x[q][c];
          }
        }
      }
    }
    // @end
    // @when RHS
    let side = select(0.0, b[p.offB + min(i, p.m - 1u)], i < p.m);
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      dots[q] = fma(vec4f(side), x[q], dots[q]);
    }
    // @end
    // @when GRAM
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      rows[t * PITCH + q] = x[q];
    }
    workgroupBarrier();
    if (turn < GROUPS) {
      for (var r = turn; r < THREADS; r += GROUPS) {
        let top = rows[r * PITCH + 2u * tj];
        let bottom = rows[r * PITCH + 2u * tj + 1u];
        // @unroll
        for (var h = 0u; h < 2u; h++) {
          let across = rows[r * PITCH + 2u * ti + h];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            sum[8u * h + 2u * c] = fma(top, vec4f(across[c]), sum[8u * h + 2u * c]);
            sum[8u * h + 2u * c + 1u] = fma(bottom, vec4f(across[c]), sum[8u * h + 2u * c + 1u]);
          }
        }
      }
    }
    // @end
  }
  // @when GRAM
  let start = group * p.stride;
  // @unroll
  for (var quarter = 0u; quarter < 4u; quarter++) {
    workgroupBarrier();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      rows[4u * t + c] = sum[4u * quarter + c];
    }
    for (var live = GROUPS; live > 1u; live = (live + 1u) / 2u) {
      let half = (live + 1u) / 2u;
      workgroupBarrier();
      if (turn + half < live) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          rows[4u * t + c] += rows[4u * (t + half * TILES) + c];
        }
      }
    }
    workgroupBarrier();
    if (t < TILES) {
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        // @unroll
        for (var r = 0u; r < 4u; r++) {
          parts[start + 64u * t + 16u * quarter + 4u * c + r] = rows[4u * t + c][r];
        }
      }
    }
  }
  // @end
  // @when RHS
  workgroupBarrier();
  // @unroll
  for (var q = 0u; q < QUADS; q++) {
    rows[t * PITCH + q] = dots[q];
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        rows[t * PITCH + q] += rows[(t + half) * PITCH + q];
      }
    }
  }
  workgroupBarrier();
  if (t < N) {
    parts[start + 64u * TILES + t] = rows[t / 4u][t % 4u];
  }
  // @end
}
`;

export const cholqr_small: string = `
const N: u32 = 32u;
const THREADS: u32 = 64u;
const PITCH: u32 = N + 1u;
const ELEMENTS: u32 = PITCH * PITCH;
struct Params {
  n: u32,
  sides: u32,
  first: u32,
  last: u32,
  passes: i32,
  shift: f32,
  most: f32,
  offG: u32,
  offU: u32,
  offR: u32,
  offC: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<f32>;
@group(0) @binding(1) var<storage, read_write> status: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> g: array<f32, ELEMENTS>;
var<workgroup> before: array<f32, ELEMENTS>;
var<workgroup> squares: array<f32, THREADS>;
var<workgroup> traces: array<f32, THREADS>;
var<workgroup> roots: array<f32, N>;
@compute @workgroup_size(THREADS)
fn cholqr_small(@builtin(local_invocation_index) t: u32) {
  let columns = p.n + p.sides;
  var square = 0.0;
  var trace = 0.0;
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    let inside = (j < columns) & (i <= j) & (i < p.n);
    let value = select(0.0, work[select(0u, p.offG + i + j * p.n, inside)], inside);
    g[e] = value;
    let inR = inside & (j < p.n) & (p.first == 0u);
    before[e] = select(0.0, work[select(0u, p.offR + i + j * p.n, inR)], inR);
    let off = value - select(0.0, 1.0, i == j);
    square += select(0.0, select(2.0, 1.0, i == j) * off * off, inside & (j < p.n));
    trace += select(0.0, value, inside & (i == j));
  }
  squares[t] = square;
  traces[t] = trace;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      squares[t] += squares[t + half];
      traces[t] += traces[t + half];
    }
  }
  workgroupBarrier();
  if (t < p.n) {
    g[t * (PITCH + 1u)] += p.shift * traces[0];
  }
  var good = (p.last == 0u) | (bitcast<u32>(squares[0]) <= bitcast<u32>(p.most * p.most));
  for (var k = 0u; k < p.n; k++) {
    workgroupBarrier();
    let pivot = g[k * (PITCH + 1u)];
    let bits = bitcast<u32>(pivot);
    let positive = (bits >= 0x00800000u) & (bits < 0x7f800000u);
    good = good & positive;
    let root = select(1.0, sqrt(pivot), positive);
    if (t == 0u) {
      roots[k] = root;
    }
    for (var e = t; e < ELEMENTS; e += THREADS) {
      let i = e % PITCH;
      let j = e / PITCH;
      if ((i > k) & (i <= j) & (i < p.n) & (j < columns)) {
        g[e] = fma(-(g[k + i * PITCH] / root), g[k + j * PITCH] / root, g[e]);
      }
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    if (i < p.n) {
      g[e] = select(g[e] / roots[i], roots[i], i == e / PITCH);
    }
  }
  workgroupBarrier();
  for (var e = t; e < ELEMENTS; e += THREADS) {
    let i = e % PITCH;
    let j = e / PITCH;
    if ((i < p.n) & (j < p.n)) {
      let u = select(0.0, g[e], i <= j);
      work[p.offU + i + j * p.n] = u;
      var r = u;
      if (p.first == 0u) {
        r = 0.0;
        for (var k = i; k <= j; k++) {
          r = fma(g[i + k * PITCH], before[k + j * PITCH], r);
        }
      }
      work[p.offR + i + j * p.n] = r;
    } else if ((i < p.n) & (j < columns)) {
      work[p.offC + i] = g[e];
    }
  }
  if (t == 0u) {
    let earlier = select(status[0], 0, p.first == 1u);
    status[0] = select(-1, select(0, p.passes, p.last == 1u), good & (earlier == 0));
  }
}
`;

export const cholqr_sum: string = `
const N: u32 = 32u;
const THREADS: u32 = 256u;
const CELLS: u32 = 32u;
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;
const LANES: u32 = THREADS / CELLS;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  stride: u32,
  offG: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> work: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn cholqr_sum(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (id.x + p.baseX) * CELLS + t % CELLS;
  let here = min(cell, p.stride - 1u);
  var sum = 0.0;
  for (var g = t / CELLS; g < p.groups; g += 4u * LANES) {
    // @unroll
    for (var u = 0u; u < 4u; u++) {
      let part = parts[min(g + u * LANES, p.groups - 1u) * p.stride + here];
      sum += select(0.0, part, g + u * LANES < p.groups);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= CELLS; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < CELLS) & (cell < p.stride)) {
    let tile = cell / 64u;
    var ti = 0u;
    for (var k = 1u; k < EIGHTS; k++) {
      ti = select(ti, k, tile >= k * (k + 1u) / 2u);
    }
    let tj = tile - ti * (ti + 1u) / 2u;
    let last = tile >= TILES;
    let i = select(8u * tj + cell % 8u, cell - 64u * TILES, last);
    let j = select(8u * ti + cell / 8u % 8u, p.n, last);
    if ((i < p.n) & (((i <= j) & (j < p.n)) | last)) {
      work[p.offG + i + j * p.n] = sums[t];
    }
  }
}
`;

export const con_group: string = /* @__PURE__ */ joined(`
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 0u;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  flip: u32,
  offN: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> anorm: array<u32>;
@group(0) @binding(2) var<storage, read_write> rcond: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, ``, lib_start_size, `fn factor(at: u32) -> f32 {
  return A[at];
}
`, lib_vector_solve, ``, lib_vector_estimate, `@compute @workgroup_size(THREADS)
fn con_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let own = problem(min(z, p.count - 1u));
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, z < p.count));
  var worst = 0u;
  let end = select(me.n, min(me.lane + 1u, me.n), CHOLESKY == 1u);
  for (var c = 0u; c < select(0u, end, me.lane < me.n); c++) {
    worst = max(worst, bitcast<u32>(A[own.A.off + me.lane * own.A.rs + c * own.A.cs]) & MAGNITUDE);
  }
  worst = laneMax(me, worst);
  let pivot = bitcast<u32>(A[own.A.off + min(me.lane, max(me.n, 1u) - 1u) * (own.A.rs + own.A.cs)]) & MAGNITUDE;
  let isSingular = laneMax(me, select(0u, 1u, (me.lane < me.n) & (pivot < 0x00800000u))) == 1u;
  let norm = anorm[p.offN + own.q] & MAGNITUDE;
  let start = startSize(norm);
  let est = estimated(me, own.A, start, 1.0, p.flip, me.lane);
  if (me.lane == 0u && z < p.count) {
    var bits = 0u;
    if (norm > INFINITY_BITS || worst > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (!isSingular && norm != 0u && norm != INFINITY_BITS && est != 0u && est < INFINITY_BITS) {
      bits = bitcast<u32>(start / bitcast<f32>(norm) / bitcast<f32>(est));
    }
    bits = select(bits, bitcast<u32>(1.0), own.n == 0u);
    rcond[p.offR + own.q] = select(bits, 0u, own.outside);
  }
}
`);

export const conv_filter: string = /* @__PURE__ */ joined(`
alias Pixel = vec4f;
alias Weight = vec4f;
const PIXELS: u32 = 4u;
const WEIGHTS: u32 = 4u;
const TAPS: u32 = 1u;
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
const NOWHERE: u32 = 1u << 30u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  windows: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
}
@group(0) @binding(0) var<storage, read> dy: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> df: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
var<workgroup> table: array<vec3u, 2u * BK>;
fn windowAt(window: u32, end: u32) -> vec3u {
  let line = window / p.gridWidth;
  let image = line / p.gridHeight;
  let row = (line - image * p.gridHeight) * p.strideY - p.top;
  let column = (window - line * p.gridWidth) * p.strideX - p.left;
  let origin = ((image * p.height + row) * p.width + column) * p.channels;
  return vec3u(select(NOWHERE, row, window < end), column, origin);
}
@compute @workgroup_size(THREADS)
fn conv_filter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let start = slice * p.each;
  let k = min(p.windows, start + p.each);
  let l = col0 + (t % (BN / 4u)) * 4u;
  let depths = p.n;
  let tapsX = p.filterWidth;
`, lib_conv_taps, `  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  if (t < BK) {
    table[t] = windowAt(start + t, k);
  }
  workgroupBarrier();
  {
    let at = start;
    let here = 0u;
`, lib_conv_filter_fetch, `  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
      let here = ((at - start) / BK) % 2u * BK;
`, lib_conv_filter_fetch, `    }
`, lib_gemm_product, `    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((i < p.m) & (j < p.n)) {
        df[(slice * p.strideC + j * p.ldy + i) / 4u] = acc[c * (TM / 4u) + r];
      }
    }
  }
}
`);

export const conv_tiled: string = /* @__PURE__ */ joined(`
alias Pixel = vec4f;
alias Weight = vec4f;
const PIXELS: u32 = 4u;
const WEIGHTS: u32 = 4u;
const TAPS: u32 = 1u;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TURNED: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
const NOWHERE: u32 = 1u << 30u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  each: u32,
  ldy: u32,
  strideC: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterHeight: u32,
  filterWidth: u32,
  gridHeight: u32,
  gridWidth: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> F: array<Weight>;
@group(0) @binding(1) var<storage, read> x: array<Pixel>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4f>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = f32;
// @end
`, lib_gemm_epilogue_four, `var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;
@compute @workgroup_size(THREADS)
fn conv_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  let tx = t % NX;
  let ty = t / NX;
  let quad = (t % (BK / 4u)) * 4u;
  var slice = group.z + p.baseZ;
  var phaseY = 0u;
  var phaseX = 0u;
  var firstY = 0u;
  var firstX = 0u;
  var tapsY = p.filterHeight;
  var tapsX = p.filterWidth;
  var shiftY = 0u - p.top;
  var shiftX = 0u - p.left;
  if (TURNED == 1u) {
    let phases = p.strideY * p.strideX;
    let phase = slice % phases;
    slice /= phases;
    phaseY = phase / p.strideX;
    phaseX = phase % p.strideX;
    firstY = (phaseY + p.top) % p.strideY;
    firstX = (phaseX + p.left) % p.strideX;
    tapsY = (p.filterHeight + p.strideY - 1u - firstY) / p.strideY;
    tapsX = (p.filterWidth + p.strideX - 1u - firstX) / p.strideX;
    shiftY = (phaseY + p.top) / p.strideY + 1u - tapsY;
    shiftX = (phaseX + p.left) / p.strideX + 1u - tapsX;
  }
  let start = slice * p.each;
  let k = min(tapsY * tapsX * p.channels, start + p.each);
  // @registers
  var rows: array<u32, LOADS_B>;
  // @registers
  var columns: array<u32, LOADS_B>;
  // @registers
  var origins: array<u32, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let window = col0 + (t + s * THREADS) / (BK / 4u);
    let line = window / p.gridWidth;
    let image = line / p.gridHeight;
    let row = (line - image * p.gridHeight) * select(p.strideY, 1u, TURNED == 1u) + shiftY;
    let column = (window - line * p.gridWidth) * select(p.strideX, 1u, TURNED == 1u) + shiftX;
    rows[s] = select(NOWHERE, row, window < p.n);
    columns[s] = column;
    origins[s] = ((image * p.height + row) * p.width + column) * p.channels;
  }
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  {
    let at = start;
`, lib_conv_fetch, `  }
  for (var k0 = start; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TURNED == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        As[quad * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(quad + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(quad + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(quad + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let j = (t + s * THREADS) / (BK / 4u);
      Bs[quad * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
      Bs[(quad + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
      Bs[(quad + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
      Bs[(quad + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
`, lib_conv_fetch, `    }
`, lib_gemm_product, `    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let window = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    var pixel = window;
    var exists = window < p.n;
    if (TURNED == 1u) {
      let line = window / p.gridWidth;
      let image = line / p.gridHeight;
      let row = (line - image * p.gridHeight) * p.strideY + phaseY;
      let column = (window - line * p.gridWidth) * p.strideX + phaseX;
      exists = exists & (row < p.outHeight) & (column < p.outWidth);
      pixel = (image * p.outHeight + row) * p.outWidth + column;
    }
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if (exists & (i < p.m)) {
        var value = acc[c * (TM / 4u) + r];
        // @when EPILOGUE
        value = epilogue(value, i, pixel);
        // @end
        y[(slice * p.strideC + pixel * p.ldy + i) / 4u] = value;
      }
    }
  }
}
`);

export const copy_elements: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;
struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}
@compute @workgroup_size(THREADS)
fn copy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const dgmm: string = `
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_C: u32 = 0u;
const X_IN_C: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  right: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incx: i32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
fn readX(k: u32) -> f32 {
  let at = p.offX + i32(k) * p.incx;
  if (X_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(x[at]);
}
@compute @workgroup_size(THREADS)
fn dgmm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      var value: f32;
      if (A_IN_C == 1u) {
        value = f32(C[origin]);
      } else {
        value = f32(A[origin]);
      }
      C[p.offC + i + j * p.ldc] = T(value * readX(select(i, j, p.right == 1u)));
    }
  }
}
`;

export const diagonal_rank: string = `
const THREADS: u32 = 64u;
struct Params {
  n: u32,
  tolerance: f32,
  offA: u32,
  lda: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> rank: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> most: atomic<u32>;
var<workgroup> count: atomic<u32>;
fn magnitude(i: u32) -> u32 {
  return bitcast<u32>(A[p.offA + i * (p.lda + 1u)]) & 0x7fffffffu;
}
@compute @workgroup_size(THREADS)
fn diagonal_rank(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&most, 0u);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    atomicMax(&most, magnitude(i));
  }
  workgroupBarrier();
  let top = atomicLoad(&most);
  let bound = bitcast<u32>(p.tolerance * bitcast<f32>(min(top, 0x7f7fffffu)));
  for (var i = t; i < p.n; i += THREADS) {
    if ((magnitude(i) > bound) & (top < 0x7f800000u)) {
      atomicAdd(&count, 1u);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    rank[p.offRank] = i32(atomicLoad(&count));
  }
}
`;

export const dot_part: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read> y: array<T>;
@group(0) @binding(2) var<storage, read_write> parts: array<F>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> groupSums: array<F, THREADS>;
@compute @workgroup_size(THREADS)
fn dot_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<F, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let xi = F(x[p.offX + i32(i + q * stride) * p.incX]);
      let yi = F(y[p.offY + i32(i + q * stride) * p.incY]);
      sums[q] = fma(xi, yi, sums[q]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = fma(F(x[p.offX + i32(i) * p.incX]), F(y[p.offY + i32(i) * p.incY]), sums[0]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total += sums[q];
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] += groupSums[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`;

export const ds_correct: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldx: u32,
  ldd: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read> wanted: array<u32>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> facts: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_double_single, `@compute @workgroup_size(THREADS)
fn ds_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i == 0u) {
    facts[2u * c] = 0u;
    facts[2u * c + 1u] = 0u;
  }
  if (i < p.n && wanted[c] != 0u) {
    X[i + c * p.ldx] = dsAdd(X[i + c * p.ldx], D[i + c * p.ldd]);
  }
}
`);

export const ds_decide: string = `
const THREADS: u32 = 64u;
const INFINITY: u32 = 0x7f800000u;
const GOING: u32 = 0u;
const CONVERGED: u32 = 1u;
const STOPPED: u32 = 2u;
const ITERS: u32 = 5u;
struct Params {
  columns: u32,
  offInfo: u32,
  last: u32,
  least: u32,
  largest: u32,
  factor: f32,
  progress: f32,
}
@group(0) @binding(0) var<storage, read> facts: array<u32>;
@group(0) @binding(1) var<storage, read> ends: array<u32>;
@group(0) @binding(2) var<storage, read> norm: array<u32>;
@group(0) @binding(3) var<storage, read> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> wanted: array<u32>;
@group(0) @binding(5) var<storage, read_write> outcome: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> worst: atomic<u32>;
var<workgroup> left: atomic<u32>;
var<workgroup> verdict: u32;
@compute @workgroup_size(THREADS)
fn ds_decide(@builtin(local_invocation_index) t: u32) {
  let state = outcome[0];
  let step = outcome[1];
  let before = outcome[2];
  let usable = norm[0] >= p.least && norm[0] <= p.largest && info[p.offInfo] <= 0;
  let looking = state == GOING && usable;
  let limit = bitcast<f32>(norm[0]) * p.factor;
  if (t == 0u) {
    atomicStore(&worst, 0u);
    atomicStore(&left, 0u);
  }
  workgroupBarrier();
  for (var c = t; c < p.columns; c += THREADS) {
    let r = facts[2u * c];
    let x = facts[2u * c + 1u];
    let finite = max(r, x) < INFINITY;
    let small = finite && x < ends[c] && bitcast<f32>(r) <= bitcast<f32>(x) * limit;
    if (looking && wanted[c] != 0u) {
      if (small) {
        wanted[c] = 0u;
        outcome[ITERS + c] = step;
      } else {
        var ratio = INFINITY;
        if (finite && x != 0u) {
          ratio = bitcast<u32>(bitcast<f32>(r) / bitcast<f32>(x));
        }
        atomicMax(&worst, ratio);
        atomicStore(&left, 1u);
      }
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let found = atomicLoad(&worst);
    var next = state;
    if (state == GOING) {
      let first = before >= INFINITY;
      let progress = found < INFINITY && (first || bitcast<f32>(found) < p.progress * bitcast<f32>(before));
      if (usable && atomicLoad(&left) == 0u) {
        next = CONVERGED;
      } else if (!usable || !progress || step == p.last) {
        next = STOPPED;
      }
      outcome[0] = next;
      outcome[1] = step + 1u;
      outcome[2] = found;
      outcome[3] = norm[0];
      outcome[4] = bitcast<u32>(info[p.offInfo]);
    }
    verdict = next;
  }
  workgroupBarrier();
  if (verdict == STOPPED) {
    for (var c = t; c < p.columns; c += THREADS) {
      wanted[c] = 0u;
    }
  }
}
`;

export const ds_judge: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldr: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read> R: array<vec2f>;
@group(0) @binding(1) var<storage, read> X: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> facts: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> residual: atomic<u32>;
var<workgroup> solution: atomic<u32>;
@compute @workgroup_size(THREADS)
fn ds_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (t == 0u) {
    atomicStore(&residual, 0u);
    atomicStore(&solution, 0u);
  }
  workgroupBarrier();
  if (i < p.n) {
    let r = R[i + c * p.ldr].x;
    D[i + c * p.ldd] = r;
    atomicMax(&residual, bitcast<u32>(r) & 0x7fffffffu);
    atomicMax(&solution, bitcast<u32>(X[i + c * p.ldx].x) & 0x7fffffffu);
  }
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&facts[2u * c], atomicLoad(&residual));
    atomicMax(&facts[2u * c + 1u], atomicLoad(&solution));
  }
}
`;

export const ds_product: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slice: u32,
  slices: u32,
  offH: u32,
  ldh: u32,
  offL: u32,
  ldl: u32,
  offX: u32,
  ldx: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> L: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<vec2f>;
@group(0) @binding(3) var<storage, read> wanted: array<u32>;
@group(0) @binding(4) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, `fn element(i: u32, j: u32) -> vec2f {
  return vec2f(H[p.offH + i + j * p.ldh], L[p.offL + i + j * p.ldl]);
}
@compute @workgroup_size(THREADS)
fn ds_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let column = group.x + p.baseX;
  let row = (group.y + p.baseY) * THREADS + t;
  let s = group.z + p.baseZ;
  if (row >= p.m) {
    return;
  }
  if (p.masked == 1u) {
    if (wanted[p.first + column] == 0u) {
      return;
    }
  }
  let end = min((s + 1u) * p.slice, p.n);
  let x = p.offX + column * p.ldx;
  var sum = vec3f(0.0);
  var j = s * p.slice;
  for (; j + 4u <= end; j += 4u) {
    let a0 = element(row, j);
    let a1 = element(row, j + 1u);
    let a2 = element(row, j + 2u);
    let a3 = element(row, j + 3u);
    let x0 = X[x + j];
    let x1 = X[x + j + 1u];
    let x2 = X[x + j + 2u];
    let x3 = X[x + j + 3u];
    sum = sumMultiplyAdd(sum, a0, x0);
    sum = sumMultiplyAdd(sum, a1, x1);
    sum = sumMultiplyAdd(sum, a2, x2);
    sum = sumMultiplyAdd(sum, a3, x3);
  }
  for (; j < end; j++) {
    sum = sumMultiplyAdd(sum, element(row, j), X[x + j]);
  }
  W[row + p.m * (s + p.slices * column)] = sumPair(sum);
}
`);

export const ds_residual: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
const PARTS: u32 = 4u;
const ROWS: u32 = THREADS / PARTS;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  slices: u32,
  offB: u32,
  ldb: u32,
  offR: u32,
  ldr: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> B: array<vec2f>;
@group(0) @binding(2) var<storage, read> wanted: array<u32>;
@group(0) @binding(3) var<storage, read_write> R: array<vec2f>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> sums: array<vec3f, THREADS>;
@compute @workgroup_size(THREADS)
fn ds_residual(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * ROWS + t % ROWS;
  let column = group.y + p.baseY;
  var open = row < p.m;
  if (p.masked == 1u) {
    open = open && wanted[p.first + column] != 0u;
  }
  var sum = vec3f(0.0);
  if (open) {
    for (var s = t / ROWS; s < p.slices; s += PARTS) {
      let w = W[row + p.m * (s + p.slices * column)];
      sum = sumAdd(sumAdd(sum, -w.x), -w.y);
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t >= ROWS || !open) {
    return;
  }
  let b = B[p.offB + row + column * p.ldb];
  sum = sumAdd(sumAdd(sum, b.x), b.y);
  for (var part = 1u; part < PARTS; part++) {
    let other = sums[t + part * ROWS];
    sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
  }
  R[p.offR + row + column * p.ldr] = sumPair(sum);
}
`);

export const equilibrate_columns: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const INFINITY_BITS: u32 = 0x7f800000u;
struct Params {
  baseX: u32,
  m: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn equilibrate_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.m; i += THREADS) {
    let size = A[p.offA + i + j * p.lda] & 0x7fffffffu;
    let factor = sizes[i];
    var bits = max(size, factor);
    if (bits <= INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<f32>(size) * bitcast<f32>(factor)) & 0x7fffffffu;
    }
    worst = max(worst, bits);
  }
  findLargest(t, worst);
  if (t == 0u) {
    sizes[p.m + j] = most[0];
  }
}
`);

export const equilibrate_factors: string = `
const THREADS: u32 = 256u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const LEAST: u32 = 0x00800000u;
const MOST: u32 = 0x7e800000u;
struct Params {
  count: u32,
  off: u32,
  root: u32,
  first: u32,
  base: u32,
  offS: u32,
  clear: u32,
  most: u32,
  offMost: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> mosts: array<u32, THREADS>;
var<workgroup> leasts: array<u32, THREADS>;
var<workgroup> bads: array<u32, THREADS>;
var<workgroup> failed: u32;
fn value(bits: u32) -> f32 {
  let x = bitcast<f32>(clamp(bits, LEAST, MOST));
  if (p.root == 1u) {
    return sqrt(x);
  }
  return x;
}
@compute @workgroup_size(THREADS)
fn equilibrate_factors(@builtin(local_invocation_index) t: u32) {
  var most = 0u;
  var least = MAGNITUDE;
  var bad = p.count;
  for (var k = t; k < p.count; k += THREADS) {
    let word = sizes[p.off + k];
    let bits = word & MAGNITUDE;
    most = max(most, bits);
    least = min(least, bits);
    if (bits == 0u || (word != bits && bits <= INFINITY_BITS)) {
      bad = min(bad, k);
    }
  }
  mosts[t] = most;
  leasts[t] = least;
  bads[t] = bad;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      mosts[t] = max(mosts[t], mosts[t + half]);
      leasts[t] = min(leasts[t], leasts[t + half]);
      bads[t] = min(bads[t], bads[t + half]);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let before = select(info[p.offInfo], 0, p.first == 1u);
    let found = bads[0] < p.count;
    failed = select(0u, 1u, found || before > 0);
    if (before == 0) {
      info[p.offInfo] = select(0, i32(p.base + bads[0] + 1u), found);
      let spread = bitcast<u32>(value(leasts[0]) / value(mosts[0]));
      sizes[p.offS] = select(select(spread, NAN_BITS, mosts[0] > INFINITY_BITS), 0u, found);
      if (p.clear == 1u && found) {
        sizes[p.offS + 1u] = 0u;
      }
    }
    if (p.most == 1u) {
      sizes[p.offMost] = mosts[0];
    }
  }
  if (workgroupUniformLoad(&failed) == 1u) {
    return;
  }
  for (var k = t; k < p.count; k += THREADS) {
    let bits = sizes[p.off + k];
    sizes[p.off + k] = select(bitcast<u32>(1.0 / value(bits)), NAN_BITS, (bits & MAGNITUDE) > INFINITY_BITS);
  }
}
`;

export const equilibrate_rows: string = `
const THREADS: u32 = 128u;
const COLS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> sizes: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn equilibrate_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let first = (group.y + p.baseY) * COLS;
  if (i < p.m) {
    var most = 0u;
    for (var j = first; j < min(first + COLS, p.n); j++) {
      most = max(most, A[p.offA + i + j * p.lda] & 0x7fffffffu);
    }
    atomicMax(&sizes[i], most);
  }
}
`;

export const expm_finish: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_group_reduce, `@compute @workgroup_size(THREADS)
fn expm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = a.n;
  let base = z * p.strideM;
  let isOdd = ((state[8u * z] - 1u) & 1u) == 1u;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      let at = base + i + j * p.ld;
      var value = X[at];
      if (isOdd) {
        value = Y[at];
        X[at] = value;
      }
      key = max(key, bitcast<u32>(value) & 0x7fffffffu);
    }
  }
  let most = maxOver(t, key);
  if (t == 0u) {
    let odd = state[8u * z + 6u] != 0u;
    info[p.offInfo + a.q] = select(select(0, 1, odd | (most >= INFINITE)), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
}
`);

export const expm_group: string = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `}
// @when A_APART
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
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
`, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let down = downOf(largest);
  // @registers
  var square: array<vec4f, 4>;
  // @registers
  var h: array<vec4f, 4>;
  var columns = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], -down);
    let absolute = abs(x[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let norm = groupColumns(t, columns);
  workgroupBarrier();
  putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
  putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
`, lib_square_product, `  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(acc[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
  }
  let halvings = halvingsOf(norm, groupColumns(t, columns), down);
  let by = down - halvings;
  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c], by);
    square[c] = scaled(acc[c], 2 * by);
    h[c] = X1 * x[c] + X2 * square[c];
  }
  putLeft(base, tx, ty, square[0], square[1], square[2], square[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
`, lib_square_product, `  // @unroll
  for (var c = 0u; c < 4u; c++) {
    h[c] = X4 * unit[c] + X5 * x[c] + X6 * square[c] + X7 * acc[c];
    acc[c] = X3 * square[c] + acc[c];
  }
  putLeft(base, tx, ty, acc[0], acc[1], acc[2], acc[3]);
  putRight(base, tx, ty, h[0], h[1], h[2], h[3]);
`, lib_square_product, `  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = unit[c] + (x[c] + (Y2 * square[c] + acc[c]));
  }
  for (var step = 0; step < MOST_HALVINGS; step++) {
    let on = step < halvings;
    if (!anyGoing(t, on & live & !odd)) {
      break;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  key = 0u;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let bits = bitcast<vec4u>(x[c]) & vec4u(0x7fffffffu);
    key = max(key, max(max(bits.x, bits.y), max(bits.z, bits.w)));
  }
  let failed = odd | (groupMax(t, key) >= INFINITE);
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  }
`, lib_square_store, `}
`);

export const expm_start: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_group_reduce, ``, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let n = problem(z).n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let odd = largest >= INFINITE;
  let down = downOf(largest);
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      M[at] = select(0.0, M[at] * power(-down), (i < n) & (j < n) & !odd);
    }
  }
  if (t == 0u) {
    state[8u * z] = 1u;
    state[8u * z + 4u] = u32(down);
    state[8u * z + 6u] = select(0u, 1u, odd);
    state[8u * z + 7u] = n;
  }
}
`);

export const expm_sum: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  elements: u32,
  width: u32,
}
@group(0) @binding(0) var<storage, read> F: array<f32>;
@group(0) @binding(1) var<storage, read_write> G: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t + (group.y + p.baseY) * p.width;
  if (at < p.elements) {
    G[at] = fma(X7, F[at], G[at]);
  }
}
`);

export const expm_terms: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> H: array<f32>;
@group(0) @binding(3) var<storage, read_write> G: array<f32>;
@group(0) @binding(4) var<storage, read_write> state: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_group_reduce, ``, lib_binary_scale, ``, lib_expm_taylor, `@compute @workgroup_size(THREADS)
fn expm_terms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let base = z * p.strideM;
  var most = vec2f();
  for (var i = t; i < p.ld; i += THREADS) {
    var sums = vec2f();
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      sums += abs(vec2f(A[at], B[at]));
    }
    most = max(most, sums);
  }
  let norm = bitcast<f32>(maxOver(t, bitcast<u32>(most.x)));
  let square = bitcast<f32>(maxOver(t, bitcast<u32>(most.y)));
  let down = i32(state[8u * z + 4u]);
  let halvings = halvingsOf(norm, square, down);
  let by = down - halvings;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let a = scaled(vec4f(A[at]), by).x;
      let b = scaled(vec4f(B[at]), 2 * by).x;
      A[at] = fma(Y2, b, a);
      B[at] = b;
      H[at] = X1 * a + X2 * b;
      G[at] = select(0.0, X4, i == j) + X5 * a + (X6 - X7 * X3) * b;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    state[8u * z] = u32(halvings) + 1u;
  }
}
`);

export const ferr_final: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  ld: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> V: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read_write> ferr: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn ferr_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    worst = max(worst, V[i + j * p.ld]);
  }
  findLargest(t, worst);
  if (t == 0u) {
    var bits = est[j];
    if (bits <= 0x7f800000u && most[0] != 0u) {
      bits = bitcast<u32>(bitcast<f32>(bits) / bitcast<f32>(most[0]));
    }
    ferr[p.offF + j] = bits;
  }
}
`);

export const gb_lu: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const WORDS: u32 = 256u;
const WINDOW: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const USED1: u32 = 0u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;
struct Params {
`, lib_band_fields, `  room: u32,
  width: u32,
  block: u32,
}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_band_window, `var<workgroup> places: array<u32, GROUP * BLOCK>;
var<workgroup> wild: array<atomic<u32>, GROUP>;
@compute @workgroup_size(THREADS)
fn gb_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / LANES;
  let lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let rows = kl + kv + 1u;
  var band = bandOf(place(mine, 0u), g);
  let pivots = place(mine, 5u).off;
  var failure = 0u;
  var late = 0u;
  var lateScale = 0.0;
  var lateReciprocal = 0.0;
  var latePivot = 0.0;
  var lateDiagonal = 0.0;
  var latePlace = 0u;
  var lateRows = 0u;
  if (lane == 0u) {
    atomicStore(&wild[g], 0u);
  }
  workgroupBarrier();
  var worst = bandIn(band, 0u, kv, kl, n, rows, lane);
  for (var j0 = 0u; j0 < p.n; j0 += p.block) {
    band.first = j0;
    band.head = j0 % p.width;
    worst = max(worst, bandIn(band, kv, p.block, kl, n, rows, lane));
    bandBarrier();
    for (var jj = 0u; jj < p.block; jj++) {
      let j = j0 + jj;
      let here = j < n;
      let column = bandColumn(band, jj) + kv * band.down;
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), here);
      let diagonal = bandGet(column);
      var best = pivotKey(diagonal);
      var off = 0u;
      for (var i = 1u; i <= last; i++) {
        let key = pivotKey(bandGet(column + i * band.down));
        off = select(off, i, key > best);
        best = max(best, key);
      }
      let divides = here & (best >= 0x00800000u);
      off = select(0u, off, divides);
      let pivot = bandGet(column + off * band.down);
      let scale = select(1.0, 0x1p-64f, best > 0x7e000000u);
      let reciprocal = 1.0 / (pivot * scale);
      failure = select(failure, j + 1u, here & !divides & (failure == 0u));
      let behind = select(0u, min(kv, n - 1u - min(j, n - 1u)), divides);
      for (var c = 1u + lane; c <= behind; c += LANES) {
        let at = bandColumn(band, jj + c) + (kv - c) * band.down;
        let u = bandGet(at + off * band.down);
        let above = bandGet(at);
        bandSet(at, u);
        for (var i = 1u; i <= last; i++) {
          let to = at + i * band.down;
          let exchanged = i == off;
          let l = select(bandGet(column + i * band.down), diagonal, exchanged) * scale * reciprocal;
          bandSet(to, fma(-l, u, select(bandGet(to), above, exchanged)));
        }
      }
      for (var i = 1u + lane; i <= lateRows; i += LANES) {
        let at = late + i * band.down;
        bandSet(at, select(bandGet(at), lateDiagonal, i == latePlace) * lateScale * lateReciprocal);
      }
      if ((lane == 0u) & (lateRows > 0u)) {
        bandSet(late, latePivot);
      }
      late = column;
      latePivot = pivot;
      lateScale = scale;
      lateReciprocal = reciprocal;
      lateDiagonal = diagonal;
      latePlace = off;
      lateRows = select(0u, last, divides);
      if (lane == 0u) {
        places[g * BLOCK + jj] = j + off + 1u;
      }
      bandBarrier();
    }
    for (var i = 1u + lane; i <= lateRows; i += LANES) {
      let at = late + i * band.down;
      bandSet(at, select(bandGet(at), lateDiagonal, i == latePlace) * lateScale * lateReciprocal);
    }
    if ((lane == 0u) & (lateRows > 0u)) {
      bandSet(late, latePivot);
    }
    lateRows = 0u;
    bandBarrier();
    bandOut(band, p.block, n, rows, lane);
    for (var jj = lane; jj < p.block; jj += LANES) {
      if (j0 + jj < n) {
        ipiv[pivots + j0 + jj] = i32(places[g * BLOCK + jj]);
      }
    }
    bandBarrier();
  }
  if (worst >= 0x7f800000u) {
    atomicStore(&wild[g], 1u);
  }
  storageBarrier();
  workgroupBarrier();
  if ((lane == 0u) & (z < p.count)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = i32(atomicLoad(&wild[g]));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let home = place(mine, 0u);
    for (var c = lane; c < n; c += LANES) {
      for (var r = 0u; r < rows; r++) {
        store(0u, home.off + select(r + c * home.ld, r * home.ld + c, p.byRows != 0u), bitcast<f32>(p.nanBits));
      }
    }
  }
}
`);

export const gb_solve: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const R: u32 = 1u;
const WORDS: u32 = 256u;
const SIDES: u32 = 64u;
const WINDOW: u32 = 1u;
const TRANS: u32 = 0u;
const GATED: u32 = 1u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const USED1: u32 = 1u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;
const PLAIN: u32 = 1u - TRANS;
struct Params {
`, lib_band_fields, `  room: u32,
  ring: u32,
  block: u32,
}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when GATED
@group(0) @binding(6) var<storage, read> info: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;
`, lib_band_problem, ``, lib_quotient, `// @when WINDOW
var<workgroup> band: array<f32, GROUP * WORDS>;
var<workgroup> sides: array<f32, GROUP * SIDES>;
// @end
var<workgroup> exchanges: array<u32, GROUP * BLOCK>;
var<private> g: u32;
var<private> lane: u32;
var<private> n: u32;
var<private> offA: u32;
var<private> downA: u32;
var<private> rightA: u32;
var<private> offB: u32;
var<private> downB: u32;
var<private> rightB: u32;
var<private> offPiv: u32;
var<private> width: u32;
var<private> top: u32;
var<private> first: u32;
var<private> start: i32;
var<private> head: u32;
fn fence() {
  if (WINDOW == 0u) {
    storageBarrier();
  }
  workgroupBarrier();
}
fn meet() {
  if (LANES > 1u) {
    fence();
  }
}
fn factor(r: u32, c: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return band[g * WORDS + (c - first) * p.room + r - top];
  }
  // @end
  return load(SLOT0, offA + r * downA + c * rightA);
}
fn begin(row: i32) {
  start = row;
  head = u32(row + i32(4u * p.ring)) % p.ring;
}
fn ringAt(i: u32) -> u32 {
  let slot = head + u32(i32(i) - start);
  return g * SIDES + (slot - select(0u, p.ring, slot >= p.ring)) * R;
}
fn side(i: u32, r: u32) -> f32 {
  // @when WINDOW
  if (WINDOW == 1u) {
    return sides[ringAt(i) + r];
  }
  // @end
  return load(SLOT1, offB + i * downB + r * rightB);
}
fn setSide(i: u32, r: u32, value: f32) {
  // @when WINDOW
  if (WINDOW == 1u) {
    sides[ringAt(i) + r] = value;
    return;
  }
  // @end
  store(SLOT1, offB + i * downB + r * rightB, value);
}
fn bandIn(c0: u32, rows: u32, row: u32) {
  first = c0;
  top = row;
  let columns = min(p.block, n - min(c0, n));
  // @when WINDOW
  for (var e = lane; e < rows * columns; e += LANES) {
    let inner = select(rows, columns, p.byRows != 0u);
    let outer = e / inner;
    let spot = select(vec2u(e - outer * inner, outer), vec2u(outer, e - outer * inner), p.byRows != 0u);
    band[g * WORDS + spot.y * p.room + spot.x] = load(SLOT0, offA + (row + spot.x) * downA + (c0 + spot.y) * rightA);
  }
  // @end
  for (var c = lane; c < columns; c += LANES) {
    exchanges[g * BLOCK + c] = u32(ipiv[offPiv + c0 + c] - 1);
  }
}
fn sidesIn(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * R; e += LANES) {
    let i = low_ + e / R;
    sides[ringAt(i) + e % R] = load(SLOT1, offB + i * downB + min(e % R, width - 1u) * rightB);
  }
  // @end
}
fn sidesOut(low_: u32, to: u32) {
  // @when WINDOW
  for (var e = lane; e < (max(to, low_) - low_) * R; e += LANES) {
    let i = low_ + e / R;
    if (e % R < width) {
      store(SLOT1, offB + i * downB + (e % R) * rightB, sides[ringAt(i) + e % R]);
    }
  }
  // @end
}
@compute @workgroup_size(THREADS)
fn gb_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  g = t / LANES;
  lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let r0 = (group.y + p.baseY) * R;
  width = min(R, max(own.nrhs, r0) - r0);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let placeA = place(mine, 0u);
  let placeB = place(mine, 1u);
  let byRows = p.byRows != 0u;
  offA = placeA.off;
  downA = select(1u, placeA.ld, byRows);
  rightA = select(placeA.ld, 1u, byRows);
  downB = select(1u, placeB.ld, byRows);
  rightB = select(placeB.ld, 1u, byRows);
  offB = placeB.off + r0 * rightB;
  offPiv = place(mine, 5u).off;
  n = select(0u, own.n, (z < p.count) & (width > 0u));
  // @when GATED
  let failed = info[p.offInfo + own.q] > 0;
  if (failed & (p.nanBits != 0u)) {
    for (var e = lane; e < n * width; e += LANES) {
      store(SLOT1, offB + (e / width) * downB + (e % width) * rightB, bitcast<f32>(p.nanBits));
    }
  }
  n = select(n, 0u, failed);
  // @end
  let blocks = (p.n + p.block - 1u) / p.block;
  // @when PLAIN
  begin(0);
  sidesIn(0u, min(kl, n));
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0 + kl, n), min(j0 + kl + p.block, n));
    fence();
    for (var j = j0; j < j0 + p.block; j++) {
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), j < n);
      let pivot = clamp(exchanges[g * BLOCK + j - j0], j, j + last);
      // @registers
      var stays: array<f32, R>;
      // @registers
      var comes: array<f32, R>;
      // @unroll
      for (var r = 0u; r < R; r++) {
        stays[r] = 0.0;
        comes[r] = 0.0;
        if ((j < n) & (r < width)) {
          stays[r] = side(j, r);
          comes[r] = side(pivot, r);
        }
      }
      meet();
      for (var i = 1u + lane; i <= last; i += LANES) {
        let l = factor(kv + i, j);
        // @unroll
        for (var r = 0u; r < R; r++) {
          if (r < width) {
            setSide(j + i, r, fma(-l, comes[r], select(side(j + i, r), stays[r], j + i == pivot)));
          }
        }
      }
      // @unroll
      for (var r = 0u; r < R; r++) {
        if ((lane == 0u) & (j < n) & (r < width)) {
          setSide(j, r, comes[r]);
        }
      }
      meet();
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    let low = max(j0, kv) - kv;
    sidesIn(min(low, n), min(select(max(j0 + p.block, kv) - kv, n, j0 + p.block >= n), n));
    fence();
    // @registers
    var late: array<f32, R>;
    // @unroll
    for (var r = 0u; r < R; r++) {
      late[r] = 0.0;
    }
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      // @registers
      var x: array<f32, R>;
      if (j < n) {
        let diagonal = factor(kv, j);
        // @unroll
        for (var r = 0u; r < R; r++) {
          x[r] = 0.0;
          if (r < width) {
            x[r] = quotient(side(j, r), diagonal);
          }
          if ((lane == 0u) & (j + 1u < n) & (s < p.block) & (r < width)) {
            setSide(j + 1u, r, late[r]);
          }
          late[r] = x[r];
        }
        for (var i = 1u + lane; i <= min(kv, j); i += LANES) {
          let u = factor(kv - i, j);
          // @unroll
          for (var r = 0u; r < R; r++) {
            if (r < width) {
              setSide(j - i, r, fma(-u, x[r], side(j - i, r)));
            }
          }
        }
      }
      meet();
    }
    // @unroll
    for (var r = 0u; r < R; r++) {
      if ((lane == 0u) & (j0 < n) & (r < width)) {
        setSide(j0, r, late[r]);
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  // @end
  // @when TRANS
  for (var m = 0u; m < blocks; m++) {
    let j0 = m * p.block;
    begin(i32(j0) - i32(kv));
    bandIn(j0, kv + 1u, 0u);
    sidesIn(min(j0, n), min(j0 + p.block, n));
    fence();
    for (var j = j0; j < min(j0 + p.block, n); j++) {
      for (var r = 0u; r < width; r++) {
        var sum = side(j, r);
        for (var i = min(kv, j); i > 0u; i--) {
          sum = fma(-factor(kv - i, j), side(j - i, r), sum);
        }
        setSide(j, r, quotient(sum, factor(kv, j)));
      }
    }
    fence();
    sidesOut(min(j0, n), min(j0 + p.block, n));
    fence();
  }
  storageBarrier();
  for (var m = blocks; m > 0u; m--) {
    let j0 = (m - 1u) * p.block;
    begin(i32(j0));
    bandIn(j0, kl, kv + 1u);
    sidesIn(min(j0, n), min(select(j0 + p.block, n, j0 + p.block >= n), n));
    fence();
    for (var s = p.block; s > 0u; s--) {
      let j = j0 + s - 1u;
      if (j < n) {
        let last = min(kl, n - 1u - j);
        let pivot = clamp(exchanges[g * BLOCK + s - 1u], j, j + last);
        for (var r = 0u; r < width; r++) {
          var sum = side(j, r);
          for (var i = 1u; i <= last; i++) {
            sum = fma(-factor(kv + i, j), side(j + i, r), sum);
          }
          setSide(j, r, select(side(pivot, r), sum, pivot == j));
          if (pivot != j) {
            setSide(pivot, r, sum);
          }
        }
      }
    }
    fence();
    sidesOut(min(select(j0 + kl, 0u, m == 1u), n), min(j0 + kl + p.block, n));
    fence();
  }
  // @end
}
`);

export const geadd: string = `
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = 0.0;
      if (readsA) {
        if (A_IN_B == 1u) {
          value = p.alpha * f32(B[p.offA + i + j * p.lda]);
        } else {
          value = p.alpha * f32(A[p.offA + i + j * p.lda]);
        }
      }
      if (readsB) {
        value += p.beta * f32(B[at]);
      }
      B[at] = T(value);
    }
  }
}
`;

export const geam_tiled: string = `
alias T = f32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  transA: u32,
  transB: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> As: array<f32, TILE * (TILE + 1u)>;
var<workgroup> Bs: array<f32, TILE * (TILE + 1u)>;
fn readA(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(A[at]);
}
fn readB(at: u32) -> f32 {
  if (B_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(B[at]);
}
@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA == 1u) {
        As[tx + r * (TILE + 1u)] = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
      }
      if (readsB && p.transB == 1u) {
        Bs[tx + r * (TILE + 1u)] = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = 0.0;
      if (readsA) {
        if (p.transA == 1u) {
          value = p.alpha * As[c + tx * (TILE + 1u)];
        } else {
          value = p.alpha * readA(p.offA + i + j * p.lda);
        }
      }
      if (readsB) {
        if (p.transB == 1u) {
          value += p.beta * Bs[c + tx * (TILE + 1u)];
        } else {
          value += p.beta * readB(p.offB + i + j * p.ldb);
        }
      }
      C[p.offC + i + j * p.ldc] = T(value);
    }
  }
}
`;

export const gels_gather: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
struct Params {
`, lib_batch_fields, `  transposed: u32,
  part: u32,
  strideT: u32,
  strideS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<f32>;
// @end
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> T: array<f32>;
@group(0) @binding(4) var<storage, read_write> S: array<f32>;
// @when NONFINITE
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, ``, lib_gels_elements, `@compute @workgroup_size(THREADS)
fn gels_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    T[z * p.strideT + e] = byPower(A[placeOf(inA, e)], a);
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    var value = 0.0;
    if (rowOf(inB, e) < given) {
      value = byPower(ofB(placeOf(inB, e)), b);
    }
    S[z * p.strideS + e] = value;
  }
  // @when NONFINITE
  if (t == 0u && first == 0u) {
    nonfinite[p.offNonfinite + own.q] = select(0, 1, largest[2u * z] >= 0x7f800000u);
  }
  // @end
}
`);

export const gels_largest: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
struct Params {
`, lib_batch_fields, `  transposed: u32,
  part: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
// @when B_APART
@group(0) @binding(1) var<storage, read> B: array<f32>;
// @end
@group(0) @binding(2) var<storage, read_write> largest: array<atomic<u32>>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_gels_elements, `var<workgroup> most: array<atomic<u32>, 2>;
@compute @workgroup_size(THREADS)
fn gels_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  if (t < 2u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  let inA = orderOf(own.A, own.m, own.n);
  let inB = orderOf(own.B, max(own.m, own.n), own.nrhs);
  let given = select(own.m, own.n, p.transposed != 0u);
  let first = (group.y + p.baseY) * p.part;
  var mine = vec2u(0u);
  for (var e = first + t; e < min(inA.size, first + p.part); e += THREADS) {
    mine.x = max(mine.x, bitcast<u32>(A[placeOf(inA, e)]) & 0x7fffffffu);
  }
  for (var e = first + t; e < min(inB.size, first + p.part); e += THREADS) {
    if (rowOf(inB, e) < given) {
      mine.y = max(mine.y, bitcast<u32>(ofB(placeOf(inB, e))) & 0x7fffffffu);
    }
  }
  atomicMax(&most[0], mine.x);
  atomicMax(&most[1], mine.y);
  workgroupBarrier();
  if (t < 2u) {
    atomicMax(&largest[2u * z + t], atomicLoad(&most[t]));
  }
}
`);

export const gels_scatter: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const NONE: u32 = 0xffffffffu;
const SPACING: f32 = 1.1920928955078125e-7;
struct Params {
`, lib_batch_fields, `  strideT: u32,
  strideS: u32,
  minimizes: u32,
  sides: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> S: array<f32>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> B: array<f32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when RANK
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(6) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_powers, `var<workgroup> found: array<atomic<u32>, 3>;
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn gels_scatter(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let rows = max(own.m, own.n);
  let cols = min(own.m, own.n);
  let step = select(own.m, own.n, own.A.rs != 1u) + 1u;
  if (t == 0u) {
    atomicStore(&found[0], NONE);
    atomicStore(&found[1], 0u);
    atomicStore(&found[2], 0u);
  }
  workgroupBarrier();
  for (var k = t; k < cols; k += THREADS) {
    let size = bitcast<u32>(T[z * p.strideT + k * step]) & 0x7fffffffu;
    atomicMax(&found[1], size);
    if (size == 0u) {
      atomicMin(&found[0], k);
    }
  }
  workgroupBarrier();
  let failure = atomicLoad(&found[0]) + 1u;
  let most = atomicLoad(&found[1]);
  // @when RANK
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  for (var k = t; k < cols; k += THREADS) {
    if (abs(T[z * p.strideT + k * step]) > bound && most < 0x7f800000u) {
      atomicAdd(&found[2], 1u);
    }
  }
  workgroupBarrier();
  // @end
  let first = group.y + p.baseY;
  if (t == 0u && first == 0u) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(atomicLoad(&found[2]));
    }
    // @end
  }
  let fills = failure != 0u;
  let writes = !fills || p.nanBits != 0u;
  let filling = bitcast<f32>(p.nanBits);
  let a = shiftOf(largest[2u * z]);
  let b = shiftOf(largest[2u * z + 1u]);
  let byRows = own.B.rs != 1u;
  for (var j = first; j < own.nrhs; j += p.sides) {
    var squares = 0.0;
    for (var i = t; i < rows; i += THREADS) {
      let rest = p.minimizes != 0u && i >= cols;
      let value = S[z * p.strideS + select(i + j * rows, i * own.nrhs + j, byRows)];
      squares += select(0.0, value * value, rest);
      let home = select(byPower(value, select(a - b, -b, rest)), 0.0, cols == 0u);
      if (writes) {
        B[own.B.off + i * own.B.rs + j * own.B.cs] = select(home, filling, fills);
      }
    }
    // @when RSS
    sums[t] = squares;
    for (var half = THREADS / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (t < half) {
        sums[t] += sums[t + half];
      }
    }
    if (t == 0u && writes) {
      rss[own.piv + j] = select(byPower(byPower(sums[0], -b), -b), filling, fills);
    }
    workgroupBarrier();
    // @end
  }
}
`);

export const gels_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 4u;
const RHS: u32 = 1u;
const LANES: u32 = 4u;
const ROWS: u32 = 2u;
const BLOCK: u32 = 1u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const WORDS: u32 = 32u;
const PAD: u32 = 0u;
const DOWN: u32 = 1u;
const RIGHT: u32 = 8u;
const MINIMIZES: u32 = 1u;
const B_IN_A: u32 = 0u;
const NONFINITE: u32 = 0u;
const RANK: u32 = 0u;
const RSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const DIRECT: u32 = 1u - STAGED;
const LEAST_NORM: u32 = 1u - MINIMIZES;
const GROUP: u32 = THREADS / LANES;
const NONE: u32 = 0xffffffffu;
const W: u32 = N + RHS;
const CARRIED: u32 = N + RHS * MINIMIZES;
const KEPT: u32 = (N + LANES - 1u) / LANES;
const COPIES: u32 = (WORDS * GROUP + 4u * THREADS - 1u) / (4u * THREADS);
const BY_FOURS: u32 = 1u - (LANES * DOWN % 4u + RIGHT % 4u + 5u) / 6u;
const BY_ONES: u32 = 1u - BY_FOURS;
const SPACING: f32 = 1.1920928955078125e-7;
struct Params {
`, lib_batch_fields, `  offRank: u32,
}
// @when DIRECT
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @end
// @when STAGED
@group(0) @binding(1) var<storage, read> A4: array<vec4f>;
// @end
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(3) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when RANK
@group(0) @binding(4) var<storage, read_write> rank: array<i32>;
// @end
// @when RSS
@group(0) @binding(5) var<storage, read_write> rss: array<f32>;
// @end
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
// @when STAGED
var<workgroup> stage: array<vec4f, (GROUP * (WORDS + PAD) + 3u) / 4u>;
// @end
`, lib_batch_problem, ``, lib_small_group, ``, lib_small_b, ``, lib_householder, ``, lib_powers, `fn magnitude(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
@compute @workgroup_size(THREADS)
fn gels_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, `  let isTall = own.m >= own.n;
  let down = select(own.A.cs, own.A.rs, isTall);
  let right = select(own.A.rs, own.A.cs, isTall);
  var rows = LANES * ROWS;
  var cols = N;
  var top = N;
  // @when EDGE
  rows = select(0u, max(own.m, own.n), live);
  cols = select(0u, min(own.m, own.n), live);
  top = min(p.m, p.n);
  // @end
  let side0 = (group.y + p.baseY) * RHS;
  // @registers
  var x: array<f32, ROWS * W>;
`, lib_gels_small_load, `  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      largest = max(largest, magnitude(x[r * W + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
`, lib_gels_small_scale, `  // @when LEAST_NORM
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    mine[q] = 0.0;
  }
  // @end
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * W + k0], row > k);
          diagonal = select(diagonal, x[r * W + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = x[r * W + k0];
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        let counts = k < cols;
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @when LEAST_NORM
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @end
        // @unroll
        for (var r = k0 / LANES; r < (k0 + BLOCK + LANES - 1u) / LANES; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * W + k0] = select(select(x[r * W + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        // @unroll
        for (var r = (k0 + BLOCK + LANES - 1u) / LANES; r < ROWS; r++) {
          y[r] = y[r] * h.scale;
          // @when LEAST_NORM
          x[r * W + k0] = y[r];
          // @end
        }
        let acts = magnitude(h.tau) != 0u;
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = select(x[r * W + c], fma(-y[r], by, x[r * W + c]), c + j < k0 + BLOCK);
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < CARRIED; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * W + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * W + c] = fma(-y[r], by, x[r * W + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * W + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * W + c - 1u] = x[r * W + c];
        }
        x[r * W + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // @registers
  var diagonals: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    diagonals[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    diagonals[c / LANES] = select(diagonals[c / LANES], x[c / LANES * W + c], lane == c % LANES);
  }
  var zero = NONE;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let row = lane + q * LANES;
    zero = min(zero, select(NONE, row, (row < cols) & (magnitude(diagonals[q]) == 0u)));
  }
  let failure = groupMin(zero) + 1u;
  // @when RANK
  var most = 0u;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    let size = byPower(diagonals[q], min(0, leastShift - shift[q]));
    diagonals[q] = select(0.0, size, lane + q * LANES < cols);
    most = max(most, magnitude(diagonals[q]));
  }
  most = groupMax(most);
  let bound = SPACING * f32(rows) * bitcast<f32>(most);
  var above = 0.0;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    above += select(0.0, 1.0, (abs(diagonals[q]) > bound) & (most < 0x7f800000u));
  }
  above = groupSum(above);
  // @end
  // @registers
  var sums: array<f32, RHS>;
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    sums[w] = 0.0;
  }
  // @when MINIMIZES
  // @when RSS
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let rest = select(0.0, x[r * W + N + w], lane + r * LANES >= cols);
      squares = fma(rest, rest, squares);
    }
    sums[w] = byPower(byPower(groupSum(squares), -sideShift[w]), -sideShift[w]);
  }
  // @end
`, lib_gels_small_solve, `  // @end
  // @when LEAST_NORM
`, lib_gels_small_least_norm, `  // @end
  let fills = (p.nanBits != 0u) & (failure != 0u);
  let filling = bitcast<f32>(p.nanBits);
  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var w = 0u; w < RHS; w++) {
    let isSide = writes & (side0 + w < own.nrhs);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      // @when MINIMIZES
      x[r * W + N + w] = byPower(x[r * W + N + w], select(0, shift[r % KEPT], row < cols) - sideShift[w]);
      // @end
      // @when LEAST_NORM
      x[r * W + N + w] = byPower(x[r * W + N + w], -sideShift[w]);
      // @end
      let value = select(x[r * W + N + w], 0.0, cols == 0u);
      if (isSide & (row < rows)) {
        storeB(own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, select(value, filling, fills));
      }
    }
    // @when RSS
    if (isSide & (lane == 0u)) {
      rss[own.piv + side0 + w] = select(sums[w], filling, fills);
    }
    // @end
  }
  if (live & (lane == 0u) & (side0 == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
    // @end
    // @when RANK
    if (!own.outside) {
      rank[p.offRank + own.q] = i32(above);
    }
    // @end
  }
}
`);

export const gelsy_solve: string = /* @__PURE__ */ joined(`
const K: u32 = 8u;
const N: u32 = 8u;
const GROUP: u32 = 4u;
const THREADS: u32 = 32u;
const LISTED: u32 = 0u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const LD: u32 = K + 1u - K % 2u;
const WILD: i32 = 0x7fffffff;
struct Params {
`, lib_batch_fields, `  pitch: u32,
  rcond: f32,
  noNumber: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
// @end
@group(0) @binding(3) var<storage, read> scales: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> rank: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_householder, `var<workgroup> R: array<f32, GROUP * N * LD>;
var<workgroup> said: array<vec4f, 2u * GROUP>;
var<workgroup> diagonal: array<f32, GROUP * K>;
var<workgroup> reflectors: array<vec2f, GROUP * K>;
var<workgroup> sums: array<vec4f, GROUP * K>;
var<workgroup> products: array<vec4f, GROUP * K>;
var<workgroup> ranks: array<u32, GROUP>;
var<workgroup> deficient: u32;
struct Estimate {
  value: f32,
  s: f32,
  c: f32,
}
fn root(x: f32) -> f32 {
  return select(0.0, sqrt(x), x > 0.0);
}
/** The extreme values of ||M [s; c]||, M = [value 0; alpha gamma], over unit vectors: core/incrementalCondition.ts. */
fn extended(isLargest: bool, value: f32, alpha: f32, gamma: f32) -> Estimate {
  let size = max(value, max(abs(alpha), abs(gamma)));
  if (size == 0.0) {
    return Estimate(0.0, select(0.0, 1.0, isLargest), select(1.0, 0.0, isLargest));
  }
  let f = value / size;
  let g = alpha / size;
  let h = gamma / size;
  let a = fma(f, f, fma(g, g, -h * h));
  let b = 2.0 * g * h;
  let length = abs(a) + root(fma(a, a, b * b));
  let t = select(0.0, b / select(1.0, length, length > 0.0), length > 0.0);
  let long = 1.0 / root(fma(t, t, 1.0));
  let s = select(t * long, long, a >= 0.0);
  let c = select(long, t * long, a >= 0.0);
  let cross = fma(g, s, h * c);
  let most = root(fma(f * s, f * s, cross * cross));
  if (isLargest) {
    return Estimate(size * most, s, c);
  }
  return Estimate(size * (f * abs(h) / most), -c, s);
}
@compute @workgroup_size(THREADS)
fn gelsy_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / N;
  let i = t % N;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let place = min(z, p.count - 1u) * p.pitch;
  let powerA = scales[place];
  let isWild = powerA == WILD;
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live);
  let nrhs = select(0u, own.nrhs, live);
  let least = min(m, n);
  let at0 = slot * N * LD;
  let top = min(p.m, p.n);
  for (var e = i; e < N * top; e += N) {
    let row = e % top;
    let col = e / top;
    let inside = (row <= col) & (row < m) & (col < n) & !isWild;
    let value = A[select(0u, own.A.off + row * own.A.rs + col * own.A.cs, inside)];
    R[at0 + row + col * LD] = select(0.0, value, inside);
  }
  workgroupBarrier();
  let corner = abs(R[at0]);
  let isZero = (least == 0u) | !(corner > 0.0);
  let bound = select(p.rcond, 0x1p-23f * f32(max(m, n)), p.rcond < 0.0);
  var order = select(1u, 0u, isZero);
  var isDone = isZero;
  var low = corner;
  var high = corner;
  var ofLow = R[at0 + i * LD];
  var ofHigh = ofLow;
  for (var k = 1u; k < top; k++) {
    let turn = k % 2u * GROUP + slot;
    if (i == k) {
      said[turn] = vec4f(ofLow, ofHigh, R[at0 + k + k * LD], 0.0);
    }
    workgroupBarrier();
    let column = said[turn];
    let smaller = extended(false, low, column.x, column.z);
    let larger = extended(true, high, column.y, column.z);
    isDone = isDone | (k >= least) | !((smaller.value > 0.0) & (smaller.value >= larger.value * bound));
    order += select(1u, 0u, isDone);
    low = smaller.value;
    high = larger.value;
    let next = R[at0 + k + i * LD];
    ofLow = fma(smaller.c, next, smaller.s * ofLow);
    ofHigh = fma(larger.c, next, larger.s * ofHigh);
  }
  let isDeficient = (order > 0u) & (order < n);
  if (i == 0u) {
    ranks[slot] = u32(isDeficient);
  }
  if (i < top) {
    diagonal[slot * K + i] = R[at0 + i + i * LD];
  }
  workgroupBarrier();
  if (t == 0u) {
    var any = 0u;
    for (var s = 0u; s < GROUP; s++) {
      any |= ranks[s];
    }
    deficient = any;
  }
  if (workgroupUniformLoad(&deficient) != 0u) {
    for (var step = 0u; step < top; step++) {
      let isRow = isDeficient & (step < order);
      let k = select(0u, order - 1u - step, isRow);
      let tail = select(n, order, isRow);
      var largest = bitcast<u32>(R[at0 + k + k * LD]) & 0x7fffffffu;
      for (var j = tail; j < n; j++) {
        largest = max(largest, bitcast<u32>(R[at0 + k + j * LD]) & 0x7fffffffu);
      }
      let by = scaleOf(largest);
      let first = halfPower(by);
      let second = otherPower(by);
      var squares = 0.0;
      for (var j = tail; j < n; j++) {
        let element = R[at0 + k + j * LD] * first * second;
        squares = fma(element, element, squares);
      }
      let h = reflector(R[at0 + k + k * LD] * first * second, squares);
      let scale = h.scale * first * second;
      if (isRow & (i < k)) {
        var dot = R[at0 + i + k * LD];
        for (var j = tail; j < n; j++) {
          dot = fma(R[at0 + k + j * LD] * scale, R[at0 + i + j * LD], dot);
        }
        let change = h.tau * dot;
        R[at0 + i + k * LD] -= change;
        for (var j = tail; j < n; j++) {
          R[at0 + i + j * LD] = fma(-change, R[at0 + k + j * LD] * scale, R[at0 + i + j * LD]);
        }
      }
      if (isRow & (i == k)) {
        diagonal[slot * K + k] = h.beta * halfPower(-by) * otherPower(-by);
        reflectors[slot * K + k] = vec2f(scale, h.tau);
      }
      workgroupBarrier();
    }
  }
  for (var side = 0u; side < p.nrhs; side += 4u) {
    var x = vec4f();
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let inside = (i < order) & (side + q < nrhs);
      let at = select(0u, own.B.off + i * own.B.rs + (side + q) * own.B.cs, inside);
      // @when B_APART
      x[q] = select(0.0, B[at], inside);
      // @end
      // @when B_IN_A
      x[q] = select(0.0, A[at], inside);
      // @end
    }
    for (var step = 0u; step < top; step++) {
      let k = order - 1u - step;
      let isRow = step < order;
      if (isRow & (i == k)) {
        x = x / diagonal[slot * K + k];
        sums[slot * K + k] = x;
      }
      workgroupBarrier();
      if (isRow & (i < k)) {
        x = fma(vec4f(-R[at0 + i + k * LD]), sums[slot * K + k], x);
      }
    }
    if (workgroupUniformLoad(&deficient) != 0u) {
      var dots = x;
      for (var k = 0u; k < top; k++) {
        let isRow = isDeficient & (k < order);
        if (isRow & (i == k)) {
          products[slot * K + k] = -reflectors[slot * K + k].y * dots;
        }
        workgroupBarrier();
        if (isRow & (i > k) & (i < order)) {
          var dot = 0.0;
          let mine = reflectors[slot * K + i].x;
          let others = reflectors[slot * K + k].x;
          for (var j = order; j < n; j++) {
            dot = fma(R[at0 + k + j * LD] * others, R[at0 + i + j * LD] * mine, dot);
          }
          dots = fma(vec4f(dot), products[slot * K + k], dots);
        }
      }
      if (isDeficient & (i < order)) {
        x += products[slot * K + i];
      }
      if (isDeficient & (i >= order) & (i < n)) {
        for (var k = 0u; k < order; k++) {
          x = fma(vec4f(R[at0 + k + i * LD] * reflectors[slot * K + k].x), products[slot * K + k], x);
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
    if (i < n) {
      let row = select(i, u32(jpvt[own.piv + i] - 1), !isWild);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (side + q < nrhs) {
          let power = clamp(powerA - scales[place + 1u + side + q], -250, 250);
          let value = select(x[q] * halfPower(power) * otherPower(power), bitcast<f32>(p.noNumber), isWild);
          let at = own.B.off + row * own.B.rs + (side + q) * own.B.cs;
          // @when B_APART
          B[at] = value;
          // @end
          // @when B_IN_A
          A[at] = value;
          // @end
        }
      }
    }
  }
  for (var side = 0u; side < nrhs; side++) {
    let back = select(-scales[place + 1u + side], 0, isWild);
    for (var row = n + i; row < select(n, m, back != 0); row += N) {
      let at = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[at] = B[at] * halfPower(back) * otherPower(back);
      // @end
      // @when B_IN_A
      A[at] = A[at] * halfPower(back) * otherPower(back);
      // @end
    }
  }
  storageBarrier();
  if ((powerA != 0) & !isWild) {
    for (var col = i; col < n; col += N) {
      for (var row = 0u; row < min(m, col + 1u); row++) {
        let at = own.A.off + row * own.A.rs + col * own.A.cs;
        A[at] = A[at] * halfPower(-powerA) * otherPower(-powerA);
      }
    }
  }
  if (live & (i == 0u)) {
    info[p.offInfo + own.q] = select(i32(isWild), -1, own.outside);
    rank[p.offNonfinite + own.q] = i32(order);
  }
}
`);

export const gemm_batched: string = /* @__PURE__ */ joined(`
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  fromA: u32,
  lastA: i32,
  offB: u32,
  ldb: u32,
  fromB: u32,
  lastB: i32,
  offC: u32,
  ldc: u32,
  fromC: u32,
  lastC: i32,
  batch: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> placesA: array<i32>;
@group(0) @binding(4) var<storage, read> placesB: array<i32>;
@group(0) @binding(5) var<storage, read> placesC: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_gemm_units, `var<workgroup> places: array<vec4u, G>;
fn unit(place: vec3u, g: u32) -> Unit {
  let at = places[g];
  return Unit(at.w, p.n, p.k, at.x, p.lda, at.y, p.ldb, at.z, p.ldc, place.x * BM, place.y * BN);
}
@compute @workgroup_size(THREADS)
fn gemm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  for (var g = t; g < G; g += THREADS) {
    let z = min(place.z * G + g, p.batch - 1u);
    let a = select(placesA[p.fromA + z], 0, p.k == 0u);
    let b = select(placesB[p.fromB + z], 0, p.k == 0u);
    let c = placesC[p.fromC + z];
    let inside = (a >= 0) & (a <= p.lastA) & (b >= 0) & (b <= p.lastB) & (c >= 0) & (c <= p.lastC);
    let rows = select(0u, p.m, inside & (place.z * G + g < p.batch));
    places[g] = vec4u(p.offA + u32(a), p.offB + u32(b), p.offC + u32(c), rows);
  }
  workgroupBarrier();
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
`, lib_gemm_units_run, `}
`);

export const gemm_direct: string = /* @__PURE__ */ joined(`
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<R>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = R;
// @end
`, lib_gemm_epilogue_one, ``, lib_gemm_slabs_direct, `@compute @workgroup_size(THREADS)
fn gemm_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
`, lib_gemm_slabs_direct_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) {
            value = fma(p.beta, f32(C[at]), value);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          C[at] = R(value);
        }
      }
    }
  }
}
`);

export const gemm_exponent: string = /* @__PURE__ */ joined(`
alias V = u32;
alias W = u32;
alias F = u32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const AHEAD: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  slice: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read_write> E: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_gemm_four, `var<workgroup> most: array<atomic<u32>, 64>;
@compute @workgroup_size(256)
fn gemm_exponent(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * 64u;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let first = (group.y + p.baseY) * p.slice;
  let last = min(first + p.slice, p.depth);
  let lane = t % 16u;
  let g = t / 16u;
  if (t < 64u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  var field: vec4u;
  if (ACROSS == 0u) {
    for (var l = first + g; l < last; l += 16u * AHEAD) {
      // @unroll
      for (var u = 0u; u < AHEAD; u++) {
        field = max(field, (fourOf(row0 + 4u * lane, min(l + 16u * u, last - 1u), base) >> vec4u(23u)) & vec4u(255u));
      }
    }
  } else {
    for (var l = first + 4u * lane; l < last; l += 64u) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let four = (fourOf(row0 + g + 16u * q, l, base) >> vec4u(23u)) & vec4u(255u);
        field[q] = max(field[q], max(max(four.x, four.y), max(four.z, four.w)));
      }
    }
  }
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    atomicMax(&most[select(4u * lane + q, g + 16u * q, ACROSS == 1u)], field[q]);
  }
  workgroupBarrier();
  if ((t < 64u) & (row0 + t < p.rows)) {
    atomicMax(&E[row0 + t + z * p.rows], atomicLoad(&most[t]));
  }
}
`);

export const gemm_i8_pack: string = `
const ACROSS: u32 = 0u;
const TILE: u32 = 64u;
const WORDS: u32 = TILE / 4u;
const PITCH: u32 = WORDS + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<u32, TILE * PITCH>;
fn bytes(place: u32) -> u32 {
  let last = arrayLength(&X) - 1u;
  let shift = 8u * (place % 4u);
  let low = X[min(place / 4u, last)];
  let high = X[min(place / 4u + 1u, last)];
  return select((low >> shift) | (high << ((32u - shift) % 32u)), low, shift == 0u);
}
fn gathered(words: vec4u, q: u32) -> u32 {
  let b = (words >> vec4u(8u * q)) & vec4u(255u);
  return b.x | (b.y << 8u) | (b.z << 16u) | (b.w << 24u);
}
@compute @workgroup_size(256)
fn gemm_i8_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let depth0 = (group.y + p.baseY) * TILE;
  if (ACROSS == 0u) {
    let i = 4u * (t % WORDS);
    let w = t / WORDS;
    var words: vec4u;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let l = depth0 + 4u * w + q;
      words[q] = select(0u, bytes(p.offX + row0 + i + l * p.ldx), l < p.depth);
    }
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      tile[(i + q) * PITCH + w] = gathered(words, q);
    }
    workgroupBarrier();
  }
  let w = t % WORDS;
  // @unroll
  for (var s = 0u; s < 4u; s++) {
    let i = t / WORDS + 16u * s;
    let l = depth0 + 4u * w;
    var word: u32;
    if (ACROSS == 0u) {
      word = tile[i * PITCH + w];
    } else {
      let kept = min(p.depth - min(p.depth, l), 4u);
      word = bytes(p.offX + (row0 + i) * p.ldx + l) & select((1u << (8u * kept % 32u)) - 1u, 0xffffffffu, kept == 4u);
    }
    if (row0 + i < p.rows) {
      P[(row0 + i) * p.ldp + depth0 / 4u + w] = word;
    }
  }
}
`;

export const gemm_i8_plain: string = /* @__PURE__ */ joined(`
`, lib_gemm_i8, `fn dot16(a: vec4u, b: vec4u) -> i32 {
  let u = bitcast<vec4i>(a);
  let v = bitcast<vec4i>(b);
  var sum: vec4i;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    sum += ((u << vec4u(24u - 8u * q)) >> vec4u(24u)) * ((v << vec4u(24u - 8u * q)) >> vec4u(24u));
  }
  return sum.x + sum.y + sum.z + sum.w;
}
@compute @workgroup_size(THREADS)
fn gemm_i8_plain(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_gemm_i8_run, `}
`);

export const gemm_i8_tensor: string = `
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 64u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 32u;
const SG: u32 = 32u;
const PAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const VECTORS: u32 = BK / 16u;
const PITCH: u32 = VECTORS + PAD;
const SIZE_A: u32 = BM * PITCH;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;
const STEP: u32 = THREADS / VECTORS;
const SUMS: u32 = MM * MN;
alias Left = subgroup_matrix_left<i8, MK, MM>;
alias Right = subgroup_matrix_right<i8, MN, MK>;
alias Sum = subgroup_matrix_result<i32, MN, MM>;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  alpha: i32,
  beta: i32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> S: array<vec4u, SIZE>;
@compute @workgroup_size(THREADS)
fn gemm_i8_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let tile = group.x + p.baseX;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  let row0 = (band + inBand % bandRows) * BM;
  let col0 = inBand / bandRows * BN;
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  let row = t / VECTORS;
  let v = t % VECTORS;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    atA[s] = p.offA + min(row0 + row + s * STEP, p.m - 1u) * p.lda + v;
    nextA[s] = A[atA[s]];
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    atB[s] = p.offB + min(col0 + row + s * STEP, p.n - 1u) * p.ldb + v;
    nextB[s] = B[atB[s]];
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      S[(row + s * STEP) * PITCH + v] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      S[SIZE_A + (row + s * STEP) * PITCH + v] = nextB[s];
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      let ahead = (slab + 1u) * VECTORS;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = A[atA[s] + ahead];
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = B[atB[s] + ahead];
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = subgroupMatrixLoad<Left, row_major>(&S, (wm + i * MM) * PITCH + l / 16u, PITCH);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + (wn + j * MN) * PITCH + l / 16u, PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * (SUMS / 4u), acc[first + r], MM / 4u);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < SUMS / SG; h++) {
        let e = h * SG + lane;
        let sum = bitcast<vec4i>(S[(sg * ROUND + r) * (SUMS / 4u) + e / 4u])[e % 4u];
        let i = row0 + wm + (first + r) % TI * MM + e % MM;
        let j = col0 + wn + (first + r) / TI * MN + e / MM;
        if ((i < p.m) & (j < p.n)) {
          let at = p.offC + i + j * p.ldc;
          var value = p.alpha * sum;
          if (p.beta != 0) {
            value += p.beta * C[at];
          }
          C[at] = value;
        }
      }
    }
    workgroupBarrier();
  }
}
`;

export const gemm_i8_tiled: string = /* @__PURE__ */ joined(`
`, lib_gemm_i8, `fn dot16(a: vec4u, b: vec4u) -> i32 {
  return dot4I8Packed(a.x, b.x) + dot4I8Packed(a.y, b.y) + dot4I8Packed(a.z, b.z) + dot4I8Packed(a.w, b.w);
}
@compute @workgroup_size(THREADS)
fn gemm_i8_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_gemm_i8_run, `}
`);

export const gemm_pack: string = /* @__PURE__ */ joined(`
alias V = f32;
alias W = f32;
alias F = f32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const ROWS: u32 = 64u;
const DEPTHS: u32 = 32u;
const PITCH: u32 = DEPTHS + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
  ldp: u32,
  planeP: u32,
  strideP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_four, ``, lib_gemm_shift, `var<workgroup> tile: array<f32, ROWS * PITCH>;
fn halves(value: vec4f) -> vec2u {
  return vec2u(pack2x16float(value.xy), pack2x16float(value.zw));
}
@compute @workgroup_size(256)
fn gemm_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * ROWS;
  let depth0 = (group.y + p.baseY) * DEPTHS;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let four = 4u * (t % 16u);
  let depth = t / 16u;
  if (ACROSS == 1u) {
    // @unroll
    for (var s = 0u; s < 2u; s++) {
      let i = t / 8u + 32u * s;
      let l = 4u * (t % 8u);
      let value = fourOf(row0 + i, depth0 + l, base);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        tile[i * PITCH + l + q] = value[q];
      }
    }
    workgroupBarrier();
  }
  var factor = vec4f(1.0);
  if (SCALED == 1u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let exponent = E[min(row0 + four + q, p.rows - 1u) + z * p.rows];
      factor[q] = bitcast<f32>(u32(shiftOf(exponent) + 127) << 23u);
    }
  }
  // @unroll
  for (var s = 0u; s < 2u; s++) {
    let l = depth + 16u * s;
    var value: vec4f;
    if (ACROSS == 1u) {
      value = vec4f(tile[four * PITCH + l], tile[(four + 1u) * PITCH + l], tile[(four + 2u) * PITCH + l], tile[(four + 3u) * PITCH + l]);
    } else {
      value = fourOf(row0 + four, depth0 + l, base);
    }
    value *= factor;
    let at = z * p.strideP + (row0 + four) / 4u + (depth0 + l) * p.ldp;
    if (PLANES == 1u) {
      P[at] = halves(value);
    } else {
      let first = bitcast<vec4f>((bitcast<vec4u>(value) + vec4u(0x1000u)) & vec4u(0xffffe000u));
      P[at] = halves(first);
      P[at + p.planeP] = halves(value - first);
    }
  }
}
`);

export const gemm_pad: string = `
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn gemm_pad(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let value = X[p.offX + min(i, p.m - 1u) + min(j, p.n - 1u) * p.ldx];
    if ((i < p.ldp) & (j < p.columns)) {
      P[i + j * p.ldp] = select(T(), value, (i < p.m) & (j < p.n));
    }
  }
}
`;

export const gemm_quads: string = /* @__PURE__ */ joined(`
enable subgroups;
alias T = f32;
alias R = f32;
const TM: u32 = 4u;
const TN: u32 = 16u;
const THREADS: u32 = 8u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<R>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = R;
// @end
`, lib_gemm_epilogue_one, `fn elementA(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(A[at]);
}
fn elementB(at: u32) -> f32 {
  if (B_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(B[at]);
}
@compute @workgroup_size(THREADS)
fn gemm_quads(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * (TM * THREADS) + t;
  let col0 = (group.y + p.baseY) * TN;
  let stepA = select(p.lda, 1u, TRANS_A == 1u);
  let stepB = select(1u, p.ldb, TRANS_B == 1u);
  // @registers
  var atA: array<u32, TM>;
  // @unroll
  for (var r = 0u; r < TM; r++) {
    let i = min(row0 + r * THREADS, p.m - 1u);
    atA[r] = p.offA + z * p.strideA + select(i, i * p.lda, TRANS_A == 1u);
  }
  // @registers
  var atB: array<u32, TN / 4u>;
  // @unroll
  for (var c = 0u; c < TN / 4u; c++) {
    let j = min(col0 + 4u * c + lane % 4u, p.n - 1u);
    atB[c] = p.offB + z * p.strideB + select(j * p.ldb, j, TRANS_B == 1u);
  }
  // @registers
  var acc: array<f32, TM * TN>;
  for (var l = 0u; l < p.k; l++) {
    // @registers
    var a: array<f32, TM>;
    // @registers
    var b: array<f32, TN / 4u>;
    // @unroll
    for (var r = 0u; r < TM; r++) {
      a[r] = elementA(atA[r] + l * stepA);
    }
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      b[c] = elementB(atB[c] + l * stepB);
    }
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      let w = vec4f(quadBroadcast(b[c], 0u), quadBroadcast(b[c], 1u), quadBroadcast(b[c], 2u), quadBroadcast(b[c], 3u));
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[(4u * c + q) * TM + r] = fma(a[r], w[q], acc[(4u * c + q) * TM + r]);
        }
      }
    }
  }
  var sums: array<f32, TM * TN + 32u>;
  // @unroll
  for (var s = 0u; s < TM * TN; s++) {
    sums[s] = acc[s];
  }
  let readC = (bitcast<u32>(p.beta) << 1u) != 0u;
  let columns = min(TN, p.n - col0);
  for (var s = 0u; s < TM * columns; s++) {
    let i = row0 + s % TM * THREADS;
    let j = col0 + s / TM;
    if (i < p.m) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = p.alpha * sums[s];
      if (readC) {
        value = fma(p.beta, f32(C[at]), value);
      }
      // @when EPILOGUE
      value = epilogue(value, i, j);
      // @end
      C[at] = R(value);
    }
  }
}
`);

export const gemm_strided_batched: string = /* @__PURE__ */ joined(`
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  batch: u32,
  turns: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_units, `fn unit(place: vec3u, g: u32) -> Unit {
  let z = place.z * G * p.turns + g;
  let m = select(0u, p.m, z < p.batch);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  let offC = p.offC + z * p.strideC;
  return Unit(m, p.n, p.k, offA, p.lda, offB, p.ldb, offC, p.ldc, place.x * BM, place.y * BN);
}
@compute @workgroup_size(THREADS)
fn gemm_strided_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let depth = p.k;
  let turns = p.turns;
  let first = place.z * G * turns + t / EACH;
  let count = (max(p.batch, first) - first + G - 1u) / G;
  let hopA = G * p.strideA;
  let hopB = G * p.strideB;
  let hopC = G * p.strideC;
`, lib_gemm_units_run, `}
`);

export const gemm_sum: string = /* @__PURE__ */ joined(`
alias R = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slices: u32,
  cells: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  alpha: f32,
  beta: f32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<R>;
@group(0) @binding(2) var<uniform> p: Params;
// @when EPILOGUE
alias Element = R;
// @end
`, lib_gemm_epilogue_one, `var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn gemm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (group.x + p.baseX) * p.cells + t % p.cells;
  let here = min(cell, p.m * p.n - 1u);
  let i = here % p.m;
  let j = here / p.m;
  let step = THREADS / p.cells;
  var sum = 0.0;
  // @registers
  var w: array<f32, DEPTH>;
  for (var s = t / p.cells; s < p.slices; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = W[min(s + u * step, p.slices - 1u) * p.strideW + i + j * p.ldw];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(0.0, w[u], s + u * step < p.slices);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.cells) & (cell < p.m * p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = p.alpha * sums[t];
    if ((bitcast<u32>(p.beta) << 1u) != 0u) {
      value = fma(p.beta, f32(C[at]), value);
    }
    // @when EPILOGUE
    value = epilogue(value, i, j);
    // @end
    C[at] = R(value);
  }
}
`);

export const gemm_tensor: string = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f32;
alias R = f32;
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 32u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const FLUSH: u32 = 0u;
const PER_SUM: u32 = 1u;
const REPEAT: u32 = 0u;
const EDGE: u32 = 0u;
const PART: u32 = 0u;
const PAD: u32 = 1u;
const SWIZZLE: u32 = 8u;
const ROUND: u32 = 4u;
const SIZE: u32 = 1088u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const PITCH_A: u32 = BM / 8u + PAD;
const PITCH_B: u32 = BN / 8u + PAD;
const SIZE_A: u32 = PITCH_A * BK;
const SIZE_B: u32 = PITCH_B * BK;
const VECTORS: u32 = MM * MN / 4u;
const PER: u32 = VECTORS / SG;
const STORED_SUMS: u32 = VECTORS / PER_SUM;
const TOTALS: u32 = 1u + (TI * TJ * PER - 1u) * FLUSH;
alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;
struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slabs: u32,
  flush: u32,
  offA: u32,
  lda: u32,
  planeA: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  planeB: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  rowStride: u32,
  columnStride: u32,
  alpha: f32,
  beta: f32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read> rowExponent: array<u32>;
@group(0) @binding(3) var<storage, read> columnExponent: array<u32>;
@group(0) @binding(4) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(5) var<uniform> p: Params;
// @when EPILOGUE
alias Element = T;
// @end
`, lib_gemm_epilogue_four, `var<workgroup> S: array<vec4u, SIZE>;
`, lib_gemm_shift, `fn sumsOf(matrix: u32, v: u32) -> vec4f {
  let found = S[matrix * STORED_SUMS + v / PER_SUM];
  if (PER_SUM == 1u) {
    return bitcast<vec4f>(found);
  }
  let halves = select(found.xy, found.zw, v % 2u == 1u);
  return vec4f(unpack2x16float(halves.x), unpack2x16float(halves.y));
}
fn scaled(value: vec4f, e: vec4i) -> vec4f {
  let half = e / 2;
  return value * bitcast<vec4f>((half + 127) << vec4u(23u)) * bitcast<vec4f>((e - half + 127) << vec4u(23u));
}
fn isWanted(i: u32, j: u32) -> bool {
  return (PART == 0u) | ((PART == 1u) & (i >= j)) | ((PART == 2u) & (i <= j));
}
@compute @workgroup_size(THREADS)
fn gemm_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let z = group.z + p.baseZ;
  let tile = group.x + p.baseX;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  let row0 = (band + inBand % bandRows) * BM;
  let col0 = inBand / bandRows * BN;
  if (!isWanted(row0 + select(0u, BM - 1u, PART == 1u), col0 + select(0u, BN - 1u, PART == 2u))) {
    return;
  }
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A * PLANES>;
  // @registers
  var nextB: array<vec4u, LOADS_B * PLANES>;
  // @registers
  var total: array<vec4f, TOTALS>;
  let ua = t % (BM / 8u);
  let va = t / (BM / 8u);
  let ub = t % (BN / 8u);
  let vb = t / (BN / 8u);
  let stepA = THREADS / (BM / 8u);
  let stepB = THREADS / (BN / 8u);
  var atA = p.offA + z * p.strideA + row0 / 8u + ua + va * p.lda;
  var atB = p.offB + z * p.strideB + col0 / 8u + ub + vb * p.ldb;
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
  var slab = 0u;
  for (; slab < p.slabs; ) {
    let stop = select(p.slabs, min(p.slabs, slab + p.flush), FLUSH == 1u);
    for (; slab < stop; slab++) {
      // @unroll
      for (var q = 0u; q < PLANES; q++) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[q * SIZE_A + ua + (va + s * stepA) * PITCH_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[PLANES * SIZE_A + q * SIZE_B + ub + (vb + s * stepB) * PITCH_B] = nextB[q * LOADS_B + s];
        }
      }
      workgroupBarrier();
      let more = slab + 1u < p.slabs;
      if ((REPEAT == 1u) | more) {
        let depths = select(BK, select(0u, BK, more), REPEAT == 1u);
        atA += depths * p.lda;
        atB += depths * p.ldb;
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
      }
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI * PLANES>;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[q * TI + i] = subgroupMatrixLoad<Left, col_major>(&S, q * SIZE_A + (wm + i * MM) / 8u + l * PITCH_A, PITCH_A);
          }
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @registers
          var b: array<Right, PLANES>;
          // @unroll
          for (var q = 0u; q < PLANES; q++) {
            b[q] = subgroupMatrixLoad<Right, row_major>(
              &S, PLANES * SIZE_A + q * SIZE_B + (wn + j * MN) / 8u + l * PITCH_B, PITCH_B);
          }
          // @unroll
          for (var q = 1u; q < PLANES; q++) {
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[TI + i], b[0], acc[j * TI + i]);
            }
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[q], acc[j * TI + i]);
            }
          }
          // @unroll
          for (var i = 0u; i < TI; i++) {
            acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[0], acc[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
    if (FLUSH == 1u) {
      // @unroll
      for (var first = 0u; first < TI * TJ; first += ROUND) {
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], MM / 4u / PER_SUM);
          acc[first + r] = Sum();
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          // @unroll
          for (var h = 0u; h < PER; h++) {
            total[((first + r) * PER + h) % TOTALS] += sumsOf(sg * ROUND + r, h * SG + lane);
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    if (FLUSH == 0u) {
      // @unroll
      for (var r = 0u; r < ROUND; r++) {
        subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], MM / 4u / PER_SUM);
      }
      workgroupBarrier();
    }
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        var value: vec4f;
        if (FLUSH == 0u) {
          value = sumsOf(sg * ROUND + r, v);
        } else {
          value = total[((first + r) * PER + h) % TOTALS];
        }
        let i = row0 + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = col0 + wn + (first + r) / TI * MN + v / (MM / 4u);
        if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
          if (SCALED == 1u) {
            let at = i + z * p.rowStride;
            let column = shiftOf(columnExponent[j + z * p.columnStride]);
            var shift: vec4i;
            // @unroll
            for (var q = 0u; q < 4u; q++) {
              shift[q] = shiftOf(rowExponent[at + q]) + column;
            }
            value = scaled(value, -shift);
          }
          value *= p.alpha;
          let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
          if ((bitcast<u32>(p.beta) << 1u) != 0u) {
            value += p.beta * vec4f(C[at]);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          if (isWanted(i, j) & isWanted(i + 3u, j)) {
            C[at] = vec4<T>(value);
          } else {
            // @unroll
            for (var q = 0u; q < 4u; q++) {
              if (isWanted(i + q, j)) {
                C[at][q] = T(value[q]);
              }
            }
          }
        }
      }
    }
    if (FLUSH == 0u) {
      workgroupBarrier();
    }
  }
}
`);

export const gemm_tensor_batched: string = `
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 32u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const G: u32 = 4u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const ROUND: u32 = 2u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const EACH: u32 = NWM * NWN;
const THREADS: u32 = G * EACH * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const UNITS_A: u32 = (BM * (1u - TRANS_A) + BK * TRANS_A) / 8u;
const UNITS_B: u32 = (BK * (1u - TRANS_B) + BN * TRANS_B) / 8u;
const PITCH_A: u32 = UNITS_A + 1u;
const PITCH_B: u32 = UNITS_B + 1u;
const VECTORS_A: u32 = BM * BK / 8u;
const VECTORS_B: u32 = BN * BK / 8u;
const SIZE_A: u32 = VECTORS_A / UNITS_A * PITCH_A;
const SIZE_B: u32 = VECTORS_B / UNITS_B * PITCH_B;
const LOADS_A: u32 = G * VECTORS_A / THREADS;
const LOADS_B: u32 = G * VECTORS_B / THREADS;
const FOURS: u32 = MM * MN / 4u;
const PER: u32 = FOURS / SG;
alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  batch: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<f16>>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> S: array<vec4u, SIZE>;
fn fetchA(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_A;
  let line = id % VECTORS_A / UNITS_A;
  let along = 8u * (id % UNITS_A);
  let i = place.x * BM + select(along, line, TRANS_A == 1u);
  let l = k0 + select(line, along, TRANS_A == 1u);
  let inside = (i < p.m) & (l < p.k) & (z < p.batch);
  let at = p.offA + z * p.strideA + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  return select(vec4u(), A[select(0u, at / 8u, inside)], inside);
}
fn fetchB(id: u32, place: vec3u, k0: u32) -> vec4u {
  let z = place.z * G + id / VECTORS_B;
  let line = id % VECTORS_B / UNITS_B;
  let along = 8u * (id % UNITS_B);
  let j = place.y * BN + select(line, along, TRANS_B == 1u);
  let l = k0 + select(along, line, TRANS_B == 1u);
  let inside = (j < p.n) & (l < p.k) & (z < p.batch);
  let at = p.offB + z * p.strideB + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  return select(vec4u(), B[select(0u, at / 8u, inside)], inside);
}
fn left(slab: u32, i: u32, l: u32) -> Left {
  if (TRANS_A == 1u) {
    return subgroupMatrixLoad<Left, row_major>(&S, slab + i * PITCH_A + l / 8u, PITCH_A);
  }
  return subgroupMatrixLoad<Left, col_major>(&S, slab + l * PITCH_A + i / 8u, PITCH_A);
}
fn right(slab: u32, l: u32, j: u32) -> Right {
  if (TRANS_B == 1u) {
    return subgroupMatrixLoad<Right, row_major>(&S, slab + l * PITCH_B + j / 8u, PITCH_B);
  }
  return subgroupMatrixLoad<Right, col_major>(&S, slab + j * PITCH_B + l / 8u, PITCH_B);
}
@compute @workgroup_size(THREADS)
fn gemm_tensor_batched(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let place = group + vec3u(p.baseX, p.baseY, p.baseZ);
  let g = sg / EACH;
  let wm = sg % EACH % NWM * WM;
  let wn = sg % EACH / NWM * WN;
  let slabA = g * SIZE_A;
  let slabB = G * SIZE_A + g * SIZE_B;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, place, 0u);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, place, 0u);
  }
  for (var k0 = 0u; k0 < p.k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      S[(t + s * THREADS) / UNITS_A * PITCH_A + (t + s * THREADS) % UNITS_A] = nextA[s];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      S[G * SIZE_A + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[s];
    }
    workgroupBarrier();
    if (k0 + BK < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, place, k0 + BK);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, place, k0 + BK);
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = left(slabA, wm + i * MM, l);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = right(slabB, l, wn + j * MN);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  let z = place.z * G + g;
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * FOURS, acc[first + r], MM / 4u);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        let i = place.x * BM + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = place.y * BN + wn + (first + r) / TI * MN + v / (MM / 4u);
        if ((i < p.m) & (j < p.n) & (z < p.batch)) {
          let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
          var value = p.alpha * bitcast<vec4f>(S[(sg * ROUND + r) * FOURS + v]);
          if ((bitcast<u32>(p.beta) << 1u) != 0u) {
            value += p.beta * vec4f(C[at]);
          }
          C[at] = vec4<f16>(value);
        }
      }
    }
    workgroupBarrier();
  }
}
`;

export const gemm_tiled: string = /* @__PURE__ */ joined(`
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = R;
// @end
`, lib_gemm_epilogue_four, ``, lib_gemm_slabs, `@compute @workgroup_size(THREADS)
fn gemm_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) {
          value = fma(vec4f(p.beta), vec4f(C[at]), value);
        }
        // @when EPILOGUE
        value = epilogue(value, i, j);
        // @end
        C[at] = vec4<R>(value);
      }
    }
  }
}
`);

export const gemm_triangle: string = /* @__PURE__ */ joined(`
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_slabs, `fn isInside(i: u32, j: u32) -> bool {
  return select(i >= j, i <= j, UPPER == 1u);
}
@compute @workgroup_size(THREADS)
fn gemm_triangle(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = p.alpha * acc[c * (TM / 4u) + r];
        if ((bitcast<u32>(p.beta) << 1u) != 0u) {
          value = fma(vec4f(p.beta), C[at], value);
        }
        if (isInside(i, j) & isInside(i + 3u, j)) {
          C[at] = value;
        } else {
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            if (isInside(i + q, j)) {
              C[at][q] = value[q];
            }
          }
        }
      }
    }
  }
}
`);

export const gemm_triangle_direct: string = /* @__PURE__ */ joined(`
alias T = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_slabs_direct, `fn isInside(i: u32, j: u32) -> bool {
  return select(i >= j, i <= j, UPPER == 1u);
}
@compute @workgroup_size(THREADS)
fn gemm_triangle_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
`, lib_gemm_slabs_direct_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n) & isInside(i, j)) {
          let at = baseC + i + j * p.ldc;
          var value = p.alpha * acc[c * (TM / 4u) + r][q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) {
            value = fma(p.beta, C[at], value);
          }
          C[at] = value;
        }
      }
    }
  }
}
`);

export const gemm_vbatched: string = /* @__PURE__ */ joined(`
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<E>;
@group(0) @binding(1) var<storage, read> B: array<E>;
@group(0) @binding(2) var<storage, read_write> C: array<E>;
@group(0) @binding(3) var<storage, read> problems: array<u32>;
@group(0) @binding(4) var<storage, read> blocks: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_gemm_units, `var<workgroup> units: array<Unit, G>;
fn unit(place: u32, g: u32) -> Unit {
  return units[g];
}
@compute @workgroup_size(THREADS)
fn gemm_vbatched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  for (var g = t; g < G; g += THREADS) {
    let at = min(place * G + g, p.count - 1u);
    let q = 9u * blocks[3u * at];
    let m = select(0u, problems[q], place * G + g < p.count);
    units[g] = Unit(m, problems[q + 1u], problems[q + 2u], problems[q + 3u], problems[q + 4u], problems[q + 5u],
      problems[q + 6u], problems[q + 7u], problems[q + 8u], blocks[3u * at + 1u], blocks[3u * at + 2u]);
  }
  let depth = workgroupUniformLoad(&units[0].k);
  let turns = 1u;
  let count = 1u;
  let hopA = 0u;
  let hopB = 0u;
  let hopC = 0u;
`, lib_gemm_units_run, `}
`);

export const gemv_batched: string = /* @__PURE__ */ joined(`
const R: u32 = 64u;
const P: u32 = 4u;
const G: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EACH: u32 = R * P;
const THREADS: u32 = EACH * G;
struct Params {
`, lib_batch_fields, `  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> sums: array<f32, THREADS>;
fn termOf(a: u32, x: u32) -> f32 {
  var left = 0.0;
  var right = 0.0;
  if (A_IN_C == 1u) {
    left = C[a];
  } else {
    left = A[a];
  }
  if (B_IN_C == 1u) {
    right = C[x];
  } else {
    right = B[x];
  }
  return left * right;
}
@compute @workgroup_size(THREADS)
fn gemv_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let row = select(s % R, s / P, ACROSS == 1u);
  let part = select(s / R, s % P, ACROSS == 1u);
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let i = (group.y + p.baseY) * R + row;
  let inside = (z < p.count) & (i < q.m) & (q.n > 0u);
  let depth = select(0u, q.n, inside & (p.reads != 0u));
  var a = q.A.off + i * q.A.rs + part * q.A.cs;
  var x = q.B.off + part * q.B.rs;
  let nextA = P * q.A.cs;
  let nextX = P * q.B.rs;
  var four = vec4f();
  var l = part;
  for (; l + 3u * P < depth; l += 4u * P) {
    four += vec4f(termOf(a, x), termOf(a + nextA, x + nextX), termOf(a + 2u * nextA, x + 2u * nextX), termOf(a + 3u * nextA, x + 3u * nextX));
    a += 4u * nextA;
    x += 4u * nextX;
  }
  for (; l < depth; l += P) {
    four.x += termOf(a, x);
    a += nextA;
    x += nextX;
  }
  var sum = (four.x + four.y) + (four.z + four.w);
  if (P > 1u) {
    let slot = part * (R * G) + g * R + row;
    sums[slot] = sum;
    for (var half = P / 2u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (part < half) {
        sum += sums[slot + half * R * G];
        sums[slot] = sum;
      }
    }
  }
  if (inside & (part == 0u)) {
    let y = q.C.off + i * q.C.rs;
    var result = p.alpha * sum;
    if (p.reads == 0u) {
      result = 0.0;
    }
    if (p.beta != 0.0) {
      result += p.beta * C[y];
    }
    C[y] = result;
  }
}
`);

export const gemv_n: string = `
alias V = f32;
alias T = f32;
alias X = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<X>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn gemv_n(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * p.rows + t % p.rows;
  let step = THREADS / p.rows;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.n);
  let at = p.offA + min(row, p.m - 1u);
  var sum: V;
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  for (var j0 = s * p.slice + t / p.rows; j0 < end; j0 += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = min(j0 + u * step, end - 1u);
      a[u] = V(A[at + j * p.lda]);
      xs[u] = f32(x[p.offX + i32(j) * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = select(sum, fma(a[u], V(xs[u]), sum), j0 + u * step < end);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.rows) & (row < p.m)) {
    W[row + s * p.ldw] = sums[t];
  }
}
`;

export const gemv_sum: string = `
alias S = f32;
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
struct Params {
  baseX: u32,
  n: u32,
  slices: u32,
  rows: u32,
  offW: i32,
  incW: i32,
  ldw: u32,
  tile: u32,
  after: u32,
  offY: i32,
  incY: i32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<S>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn gemv_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * p.rows + t % p.rows;
  let here = min(i, p.n - 1u);
  var first = 0u;
  var last = p.slices;
  if (p.tile > 0u) {
    let own = here / p.tile;
    first = select(0u, own, p.after == 1u);
    last = select(min(own + 1u, last), last, p.after == 1u);
  }
  let step = THREADS / p.rows;
  let place = p.offW + i32(here) * p.incW;
  var sum = 0.0;
  // @registers
  var w: array<f32, DEPTH>;
  for (var s = first + t / p.rows; s < last; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = f32(W[place + i32(min(s + u * step, last - 1u) * p.ldw)]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(0.0, w[u], s + u * step < last);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.rows) & (i < p.n)) {
    let at = p.offY + i32(i) * p.incY;
    var value = p.alpha * sums[t];
    if (p.slices == 0u) {
      value = 0.0;
    }
    if ((bitcast<u32>(p.beta) << 1u) != 0u) {
      value = fma(p.beta, f32(y[at]), value);
    }
    y[at] = T(value);
  }
}
`;

export const gemv_t: string = `
alias V = f32;
alias T = f32;
const WIDE: u32 = 0u;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS * COLS>;
@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let j0 = (group.x + p.baseX) * COLS * across + t / p.lanes;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var i0 = s * p.slice + lane; i0 < end; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, end - 1u);
      xs[u] = V(x[p.offX + i]);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = V(A[p.offA + i + min(j0 + c * across, p.n - 1u) * p.lda]);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], xs[u], sum[c]), i0 + u * p.lanes < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let parts = vec4f(sum[c]);
    sums[c * THREADS + t] = select(parts.x, (parts.x + parts.y) + (parts.z + parts.w), WIDE == 1u);
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
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    if ((lane == 0u) & (j0 + c * across < p.n)) {
      W[j0 + c * across + s * p.n] = sums[c * THREADS + t];
    }
  }
}
`;

export const geqp3_column: string = /* @__PURE__ */ joined(`
const ROWS: u32 = 128u;
const SLICES: u32 = 2u;
const NB: u32 = 32u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const LOADS: u32 = NB / SLICES;
const HALF: u32 = ROWS / 2u;
const STEP: u32 = HALF + 1u;
const LANES_EACH: u32 = THREADS / NB;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  slab: u32,
  candidates: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read_write> FR: array<f32>;
@group(0) @binding(3) var<storage, read> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_pivot, `var<workgroup> sums: array<f32, THREADS>;
var<workgroup> column: array<f32, ROWS>;
var<workgroup> products: array<f32, NB * STEP>;
@compute @workgroup_size(THREADS)
fn geqp3_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % ROWS;
  let slice = t / ROWS;
  let k = p.k;
  let first = k - p.done;
  let own = group.x + p.baseX;
  var key = 0u;
  var candidate = 0xffffffffu;
  // @registers
  var found: array<vec2u, DEPTH>;
  for (var g = t; g < p.candidates; g += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      found[u] = norms[p.n + min(g + u * THREADS, p.candidates - 1u)];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      if (better(found[u], vec2u(key, candidate))) {
        key = found[u].x;
        candidate = found[u].y;
      }
    }
  }
  let q = bestPivot(t, key, candidate).y;
  let biased = (norms[q].x & 0x7fffffffu) >> 23u;
  let exponent = select(clamp(i32(biased) - 127, -126, 126), 0, (norms[q].x << 1u) == 0u || biased == 255u);
  let scale = bitcast<f32>(u32(127 - exponent) << 23u);
  // @registers
  var f: array<f32, LOADS>;
  // @registers
  var x: array<f32, LOADS>;
  // @registers
  var product: array<f32, LOADS>;
  var square = 0.0;
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    f[u] = select(0.0, FR[c + q * NB], c < p.done);
    product[u] = 0.0;
  }
  let end = min((own + 1u) * p.slab, p.ldx);
  for (var i0 = own * p.slab; i0 < end; i0 += ROWS) {
    let i = i0 + row;
    let here = min(i, p.m - 1u);
    let live = i >= k && i < p.m;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      let c = slice + u * SLICES;
      x[u] = select(0.0, X[here + c * p.ldx], live && c < p.done);
    }
    var moved = 0.0;
    var element = 0.0;
    if (slice == 0u) {
      element = A[p.off + here + q * p.lda];
      moved = A[p.off + here + k * p.lda];
    }
    var sum = 0.0;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      sum = fma(x[u], f[u], sum);
    }
    sums[t] = sum;
    workgroupBarrier();
    if (slice == 0u) {
      var value = sums[row];
      for (var s = 1u; s < SLICES; s++) {
        value += sums[row + s * ROWS];
      }
      value = select(0.0, (element - value) * scale, live);
      if (i == k) {
        parts[0] = bitcast<u32>(value);
        value = 0.0;
      }
      column[row] = value;
      square = fma(value, value, square);
      if (i < p.ldx) {
        X[i + p.done * p.ldx] = value;
      }
      if (q != k && i < p.m) {
        A[p.off + i + q * p.lda] = moved;
        if (i < first) {
          A[p.off + i + k * p.lda] = element;
        }
      }
    }
    workgroupBarrier();
    let value = column[row];
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      product[u] = fma(x[u], value, product[u]);
    }
  }
  if (slice == 0u) {
    sums[row] = square;
  }
  workgroupBarrier();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    product[u] = select(product[u], sums[row], c == p.done);
    if (row >= HALF) {
      products[c * STEP + row - HALF] = product[u];
    }
  }
  workgroupBarrier();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    if (row < HALF) {
      products[(slice + u * SLICES) * STEP + row] += product[u];
    }
  }
  workgroupBarrier();
  let c = t / LANES_EACH;
  var total = 0.0;
  for (var r = t % LANES_EACH; r < HALF; r += LANES_EACH) {
    total += products[c * STEP + r];
  }
  sums[t] = total;
  workgroupBarrier();
  if (t % LANES_EACH == 0u) {
    for (var s = 1u; s < LANES_EACH; s++) {
      total += sums[t + s];
    }
    parts[4u + c + own * NB] = bitcast<u32>(total);
  }
  if (own == 0u) {
    if (t == 0u) {
      parts[1] = q;
      parts[2] = bitcast<u32>(exponent);
      let held = jpvt[p.offPvt + k];
      jpvt[p.offPvt + k] = jpvt[p.offPvt + q];
      jpvt[p.offPvt + q] = held;
    }
    if (t < p.done && q != k) {
      let held = FR[t + (p.n + k) * NB];
      FR[t + (p.n + k) * NB] = FR[t + (p.n + q) * NB];
      FR[t + (p.n + q) * NB] = held;
    }
  }
}
`);

export const geqp3_norms: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_geqp3_key, `@compute @workgroup_size(THREADS)
fn geqp3_norms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    sum = addSquare(sum, bitcast<u32>(A[p.off + i + j * p.lda]) & MAGNITUDE, 1.0);
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    let norm = rootBits(sums[0]);
    let known = norm | select(0u, FIXED, jpvt[p.offPvt + j] != 0);
    jpvt[p.offPvt + j] = i32(j) + 1;
    norms[j] = vec2u(known, norm);
    norms[p.n + j] = vec2u(columnKey(known), j);
  }
}
`);

export const geqp3_rest: string = /* @__PURE__ */ joined(`
alias V = f32;
const WIDTH: u32 = 1u;
const NB: u32 = 32u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const THREADS: u32 = NB * COLS;
const AHEAD: u32 = 8u;
const TRUST: f32 = 0.000244140625;
const NOISE: f32 = 3.814697265625e-6;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32,
  groups: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> X: array<V>;
@group(0) @binding(2) var<storage, read_write> FR: array<f32>;
@group(0) @binding(3) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> heads: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_geqp3_key, `var<workgroup> dots: array<f32, THREADS * COLS>;
var<workgroup> joint: array<f32, THREADS>;
var<workgroup> trees: array<vec3f, THREADS>;
var<workgroup> factors: array<f32, THREADS>;
var<workgroup> again: array<u32, COLS>;
var<workgroup> anew: array<u32, COLS>;
var<workgroup> keys: array<u32, COLS>;
fn elementOfA(i: u32, j: u32) -> f32 {
  return vec4f(A[p.off + i / WIDTH + j * p.lda])[i % WIDTH];
}
fn elementOfX(i: u32, c: u32) -> f32 {
  return vec4f(X[i / WIDTH + c * p.ldx])[i % WIDTH];
}
@compute @workgroup_size(THREADS)
fn geqp3_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = p.k;
  let own = group.x + p.baseX;
  let j0 = k + 1u + own * COLS;
  let lane = t % NB;
  // @registers
  var part: array<u32, AHEAD>;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    part[u] = parts[4u + lane + min(t / NB + u * COLS, p.groups - 1u) * NB];
  }
  let mine = t / NB;
  let j = j0 + mine;
  let live = j < p.n;
  let here = min(j, p.n - 1u);
  let earlier = lane < p.done;
  let alpha = bitcast<f32>(parts[0]);
  let q = parts[1];
  let ownF = FR[lane + here * NB];
  let movedF = FR[lane + k * NB];
  let ownNorms = norms[here];
  let movedNorms = norms[k];
  let ownStart = norms[2u * p.n + here].x;
  let movedStart = norms[2u * p.n + k].x;
  let top = elementOfA(k, here);
  let y = select(0.0, elementOfX(k, min(lane, p.done)), earlier);
  // @registers
  var sum: array<V, COLS>;
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var x: array<V, DEPTH>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sum[c] = V();
  }
  for (var i0 = (k + 1u) / WIDTH + t; i0 < p.m; i0 += THREADS * DEPTH) {
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
        sum[c] = select(sum[c], fma(a[u * COLS + c], x[u], sum[c]), i0 + u * THREADS < p.m);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let four = vec4f(sum[c]);
    dots[c * THREADS + t] = select(four.x, (four.x + four.y) + (four.z + four.w), WIDTH == 4u);
  }
  var products = 0.0;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    products += select(0.0, bitcast<f32>(part[u]), mine + u * COLS < p.groups);
  }
  for (var g = mine + AHEAD * COLS; g < p.groups; g += COLS) {
    products += bitcast<f32>(parts[4u + lane + g * NB]);
  }
  joint[t] = products;
  workgroupBarrier();
  var square = 0.0;
  var overlap = 0.0;
  for (var g = 0u; g < COLS; g++) {
    square += joint[p.done + g * NB];
    overlap += joint[lane + g * NB];
  }
  let isUnit = (bitcast<u32>(square) << 1u) == 0u;
  let norm = sqrt(fma(alpha, alpha, square));
  let beta = select(select(-norm, norm, (bitcast<u32>(alpha) >> 31u) == 1u), alpha, isUnit);
  let tau = select((beta - alpha) / beta, 0.0, isUnit);
  let s = select(1.0 / (alpha - beta), 0.0, isUnit);
  let f = select(0.0, select(ownF, movedF, j == q), earlier);
  var dot = 0.0;
  for (var g = 0u; g < COLS; g++) {
    dot += dots[mine * THREADS + lane + g * NB];
  }
  trees[t] = vec3f(dot, select(0.0, f * fma(s, overlap, y), earlier), f * y);
  factors[t] = f;
  if (live && earlier && j == q) {
    FR[lane + j * NB] = f;
  }
  for (var half = NB / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      trees[t] += trees[t + half];
    }
  }
  var known = 0u;
  var exact = 0u;
  if (lane == 0u) {
    let factor = tau * (fma(s, trees[t].x, top) - trees[t].y);
    let r = top - trees[t].z - factor;
    factors[t + p.done] = s * factor;
    known = select(ownNorms.x, movedNorms.x, j == q);
    exact = select(ownNorms.y, movedNorms.y, j == q);
    let size = known & MAGNITUDE;
    let before = select(select(ownStart, movedStart, j == q), size, p.done == 0u);
    let lost = bitcast<u32>(r) & MAGNITUDE;
    var isAgain = false;
    if (size != 0u && size < INFINITY_BITS) {
      if (lost >= INFINITY_BITS) {
        known = (known & FIXED) | lost;
      } else {
        let part = bitcast<f32>(lost) / bitcast<f32>(size);
        let left = max(0.0, (1.0 + part) * (1.0 - part));
        let ratio = bitcast<f32>(size) / bitcast<f32>(exact);
        isAgain = !(left * ratio * ratio > max(TRUST, NOISE * (bitcast<f32>(before) / bitcast<f32>(exact))));
        known = (known & FIXED) | bitcast<u32>(bitcast<f32>(size) * sqrt(left));
      }
    }
    again[mine] = select(0u, 1u, isAgain && live);
    if (live) {
      norms[2u * p.n + j] = vec2u(before, 0u);
      FR[p.done + j * NB] = s * factor;
      FR[p.done + (p.n + j) * NB] = r;
    }
  }
  for (var c = 0u; c < COLS; c++) {
    if (workgroupUniformLoad(&again[c]) != 0u) {
      var left = Sum(0u, 0.0, 0.0, 0.0);
      for (var i = k + 1u + t; i < p.m * WIDTH; i += THREADS) {
        var value = elementOfA(i, j0 + c);
        for (var l = 0u; l <= p.done; l++) {
          value = fma(-elementOfX(i, l), factors[c * NB + l], value);
        }
        left = addSquare(left, bitcast<u32>(value) & MAGNITUDE, 1.0);
      }
      sums[t] = left;
      joinSums(t, THREADS, 1u);
      if (t == 0u) {
        anew[c] = rootBits(sums[0]);
      }
      workgroupBarrier();
    }
  }
  if (lane == 0u) {
    if (again[mine] != 0u) {
      known = (known & FIXED) | anew[mine];
      exact = anew[mine];
    }
    if (live) {
      norms[j] = vec2u(known, exact);
    }
    keys[mine] = select(0u, columnKey(known), live);
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
      heads[p.done] = s;
      heads[NB + p.done] = beta * power(bitcast<i32>(parts[2]));
      heads[2u * NB + k] = tau;
    }
  }
}
`);

export const geqp3_store: string = `
const THREADS: u32 = 256u;
const NB: u32 = 32u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> X: array<f32>;
@group(0) @binding(2) var<storage, read> FR: array<f32>;
@group(0) @binding(3) var<storage, read> heads: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn geqp3_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y;
  let j = p.first + c;
  if (p.first + i >= p.m) {
    return;
  }
  var value = heads[NB + c];
  if (i < c) {
    value = FR[i + (p.n + j) * NB];
  } else if (i > c) {
    value = heads[c] * X[p.first + i + c * p.ldx];
  }
  A[p.off + p.first + i + j * p.lda] = value;
}
`;

export const geqr2_apply: string = `
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const ROWS: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const EACH: u32 = COLS * ROWS / THREADS;
struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  offT: u32,
  ldt: u32,
  chunks: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> P: array<f32>;
@group(0) @binding(2) var<storage, read> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> products: array<f32, WIDTH * COLS>;
var<workgroup> weights: array<f32, WIDTH * COLS>;
@compute @workgroup_size(THREADS)
fn geqr2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let firstColumn = group.y * COLS;
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  // @registers
  var v: array<f32, WIDTH>;
  // @unroll
  for (var q = 0u; q < WIDTH; q++) {
    let value = A[p.off + min(i, p.m - 1u) + min(q, p.w - 1u) * p.lda];
    v[q] = select(0.0, select(select(0.0, 1.0, i == q), value, i > q), q < p.w);
  }
  let stride = p.n * WIDTH;
  let place = min(firstColumn * WIDTH + t, stride - 1u);
  var sum = 0.0;
  for (var chunk = 0u; chunk < p.chunks; chunk += 8u) {
    // @unroll
    for (var s = 0u; s < 8u; s++) {
      let part = P[min(chunk + s, p.chunks - 1u) * stride + place];
      sum += select(0.0, part, chunk + s < p.chunks);
    }
  }
  products[t] = sum;
  workgroupBarrier();
  let own = t % WIDTH;
  let column = t - own;
  sum = 0.0;
  // @unroll
  for (var l = 0u; l < WIDTH; l++) {
    sum = fma(T[p.offT + l + own * p.ldt], products[column + l], sum);
  }
  weights[t] = sum;
  workgroupBarrier();
  let firstOwn = t / ROWS * EACH;
  // @registers
  var x: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let c = min(firstColumn + firstOwn + e, p.n - 1u);
    x[e] = A[p.offC + min(i, p.m - 1u) + c * p.lda];
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      x[e] = fma(-v[q], weights[(firstOwn + e) * WIDTH + q], x[e]);
    }
  }
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (i < p.m && firstColumn + firstOwn + e < p.n) {
      A[p.offC + i + (firstColumn + firstOwn + e) * p.lda] = x[e];
    }
  }
}
`;

export const geqr2_column: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;
const PARTS: u32 = THREADS / WIDTH;
struct Params {
  m: u32,
  width: u32,
  step: u32,
  steps: u32,
  groups: u32,
  rows: u32,
  off: u32,
  lda: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
@group(0) @binding(2) var<storage, read> best: array<u32>;
@group(0) @binding(3) var<storage, read> before: array<f32>;
@group(0) @binding(4) var<storage, read_write> after: array<f32>;
@group(0) @binding(5) var<storage, read_write> Z: array<f32>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> parts: array<f32, WIDTH * STRIDE>;
var<workgroup> sums: array<f32, WIDTH>;
var<workgroup> weights: array<f32, WIDTH>;
var<workgroup> shifts: array<i32, WIDTH>;
`, lib_householder, `@compute @workgroup_size(THREADS)
fn geqr2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let own = t % WIDTH;
  let k = max(p.step, 1u) - 1u;
  let isFirst = p.step == 0u;
  let isLast = p.step == p.steps;
  var sum = 0.0;
  var largest = 0u;
  for (var g = t / WIDTH; g < p.groups; g += PARTS) {
    if (isFirst || isLast) {
      largest = max(largest, best[g * WIDTH + own]);
    }
    if (!isFirst) {
      sum += before[WIDTH + g * WIDTH + own];
    }
  }
  parts[t] = bitcast<f32>(largest);
  workgroupBarrier();
  if (t < WIDTH) {
    for (var s = 0u; s < PARTS; s++) {
      largest = max(largest, bitcast<u32>(parts[s * WIDTH + t]));
    }
    shifts[t] = scaleOf(largest);
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = 0.0;
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    sums[t] = sum;
  }
  workgroupBarrier();
  let h = reflector(before[k], sums[k]);
  if (t < WIDTH) {
    let w = fma(h.scale, sums[t], before[t]);
    weights[t] = select(0.0, h.tau * w, !isFirst && t > k);
    if (group.x == 0u && !isFirst) {
      Z[t + k * WIDTH] = select(0.0, w, t < k);
      if (t == k) {
        tau[p.offTau + k] = h.tau;
      }
    }
  }
  workgroupBarrier();
  // @registers
  var products: array<f32, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    products[c] = 0.0;
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @registers
    var x: array<f32, WIDTH>;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = A[p.off + i + min(c, p.width - 1u) * p.lda];
    }
    var v = 0.0;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      v = select(v, x[c], c == k);
    }
    let below = v * h.scale;
    v = select(select(below, 1.0, i == k), 0.0, i < k || isFirst);
    var y = 0.0;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let inside = !isFirst && c == k && i >= k;
      x[c] = select(fma(-v, weights[c], x[c]), select(below, h.beta, i == k), inside);
      let by = select(select(0, shifts[c], isFirst), -shifts[c], isLast && i <= c);
      x[c] = x[c] * halfPower(by) * otherPower(by);
      x[c] = select(0.0, x[c], c < p.width);
      y = select(y, x[c], c == p.step);
      if (c < p.width && (isFirst || isLast || c >= k)) {
        A[p.off + i + c * p.lda] = x[c];
      }
      if (i == p.step) {
        after[c] = x[c];
      }
    }
    y = select(0.0, y, i > p.step);
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      products[c] = fma(y, x[c], products[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    parts[c * STRIDE + t] = products[c];
  }
  workgroupBarrier();
  sum = 0.0;
  for (var s = t / WIDTH; s < THREADS; s += PARTS) {
    sum += parts[own * STRIDE + s];
  }
  workgroupBarrier();
  parts[t] = sum;
  workgroupBarrier();
  if (t < WIDTH) {
    sum = 0.0;
    for (var s = 0u; s < PARTS; s++) {
      sum += parts[s * WIDTH + t];
    }
    after[WIDTH + group.x * WIDTH + t] = sum;
  }
}
`);

export const geqr2_largest: string = `
const THREADS: u32 = 64u;
const WIDTH: u32 = 8u;
const STRIDE: u32 = THREADS + 1u;
struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  rows: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> best: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> keys: array<u32, WIDTH * STRIDE>;
@compute @workgroup_size(THREADS)
fn geqr2_largest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // @registers
  var key: array<u32, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    key[c] = 0u;
  }
  let end = min(p.m, (group.x + 1u) * p.rows);
  for (var i = group.x * p.rows + t; i < end; i += THREADS) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let a = bitcast<u32>(A[p.off + i + min(c, p.width - 1u) * p.lda]) & 0x7fffffffu;
      key[c] = max(key[c], select(0u, a, c < p.width));
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    keys[c * STRIDE + t] = key[c];
  }
  workgroupBarrier();
  if (t < WIDTH) {
    var largest = 0u;
    for (var s = 0u; s < THREADS; s++) {
      largest = max(largest, keys[t * STRIDE + s]);
    }
    best[group.x * WIDTH + t] = largest;
  }
}
`;

export const geqr2_panel: string = /* @__PURE__ */ joined(`
enable subgroups;
diagnostic(off, subgroup_uniformity);
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const SUBGROUPS: u32 = THREADS / LANES;
const PARTS: u32 = LANES / WIDTH;
const H1: u32 = WIDTH / 2u;
const H2: u32 = WIDTH / 4u;
const H3: u32 = WIDTH / 8u;
const H4: u32 = WIDTH / 16u;
const H5: u32 = WIDTH / 32u;
const TWICE: u32 = PARTS / 2u;
const FOUR_TIMES: u32 = PARTS / 4u;
const EIGHT_TIMES: u32 = PARTS / 8u;
const KEPT: u32 = (WIDTH + SUBGROUPS - 1u) / SUBGROUPS;
struct Params {
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> tau: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<f32, 2u * SUBGROUPS * WIDTH>;
var<workgroup> row: array<f32, 2u * WIDTH>;
var<workgroup> products: array<f32, WIDTH * WIDTH>;
var<workgroup> scales: array<f32, WIDTH>;
`, lib_householder, `@compute @workgroup_size(THREADS)
fn geqr2_panel(
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let steps = min(p.m, p.width);
  let own = lane % WIDTH;
  let part = lane % LANES / WIDTH;
  let team = subgroup * (lanes / LANES) + lane / LANES;
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = t + r * THREADS;
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      let a = A[p.off + min(i, p.m - 1u) + min(c, p.width - 1u) * p.lda];
      x[r * WIDTH + c] = select(0.0, a, i < p.m && c < p.width);
    }
  }
  var largest = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[r * WIDTH + c]) & 0x7fffffffu);
    }
    largest = select(largest, subgroupMax(key), own == c);
  }
  if (part == 0u) {
    sums[team * WIDTH + own] = bitcast<f32>(largest);
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < SUBGROUPS; s += PARTS) {
    largest = max(largest, bitcast<u32>(sums[min(s + part, SUBGROUPS - 1u) * WIDTH + own]));
  }
  // @when TWICE
  largest = max(largest, subgroupShuffleXor(largest, WIDTH));
  // @end
  // @when FOUR_TIMES
  largest = max(largest, subgroupShuffleXor(largest, 2u * WIDTH));
  // @end
  // @when EIGHT_TIMES
  largest = max(largest, subgroupShuffleXor(largest, 4u * WIDTH));
  // @end
  workgroupBarrier();
  let shift = scaleOf(largest);
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let by = subgroupShuffle(shift, c);
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * WIDTH + c] = x[r * WIDTH + c] * first * second;
    }
  }
  var mine = 0.0;
  // @registers
  var kept: array<f32, KEPT>;
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    kept[s] = 0.0;
  }
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    if (k < steps) {
      let half = k % 2u;
      // @registers
      var y: array<f32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        y[r] = x[r * WIDTH + k];
      }
      y[0] = select(0.0, y[0], t > k);
      // @registers
      var d: array<f32, H1>;
      let upper1 = (lane & H1) != 0u;
      // @unroll
      for (var c = 0u; c < H1; c++) {
        var low = 0.0;
        var high = 0.0;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          low = fma(y[r], x[r * WIDTH + c], low);
          high = fma(y[r], x[r * WIDTH + c + H1], high);
        }
        d[c] = select(low, high, upper1) + subgroupShuffleXor(select(high, low, upper1), H1);
      }
      let upper2 = (lane & H2) != 0u;
      // @unroll
      for (var c = 0u; c < H2; c++) {
        let give = select(d[c + H2], d[c], upper2);
        d[c] = select(d[c], d[c + H2], upper2) + subgroupShuffleXor(give, H2);
      }
      let upper3 = (lane & H3) != 0u;
      // @unroll
      for (var c = 0u; c < H3; c++) {
        let give = select(d[c + H3], d[c], upper3);
        d[c] = select(d[c], d[c + H3], upper3) + subgroupShuffleXor(give, H3);
      }
      let upper4 = (lane & H4) != 0u;
      // @unroll
      for (var c = 0u; c < H4; c++) {
        let give = select(d[c + H4], d[c], upper4);
        d[c] = select(d[c], d[c + H4], upper4) + subgroupShuffleXor(give, H4);
      }
      let upper5 = (lane & H5) != 0u;
      // @unroll
      for (var c = 0u; c < H5; c++) {
        let give = select(d[c + H5], d[c], upper5);
        d[c] = select(d[c], d[c + H5], upper5) + subgroupShuffleXor(give, H5);
      }
      var sum = d[0];
      // @when TWICE
      sum += subgroupShuffleXor(sum, WIDTH);
      // @end
      // @when FOUR_TIMES
      sum += subgroupShuffleXor(sum, 2u * WIDTH);
      // @end
      // @when EIGHT_TIMES
      sum += subgroupShuffleXor(sum, 4u * WIDTH);
      // @end
      if (part == 0u) {
        sums[(half * SUBGROUPS + team) * WIDTH + own] = sum;
      }
      if (t == k) {
        // @unroll
        for (var c = 0u; c < WIDTH; c++) {
          row[half * WIDTH + c] = x[c];
        }
      }
      workgroupBarrier();
      sum = 0.0;
      // @unroll
      for (var s = 0u; s < SUBGROUPS; s += PARTS) {
        let other = sums[(half * SUBGROUPS + min(s + part, SUBGROUPS - 1u)) * WIDTH + own];
        sum += select(0.0, other, s + part < SUBGROUPS);
      }
      // @when TWICE
      sum += subgroupShuffleXor(sum, WIDTH);
      // @end
      // @when FOUR_TIMES
      sum += subgroupShuffleXor(sum, 2u * WIDTH);
      // @end
      // @when EIGHT_TIMES
      sum += subgroupShuffleXor(sum, 4u * WIDTH);
      // @end
      let h = reflector(row[half * WIDTH + k], subgroupShuffle(sum, k));
      let w = fma(h.scale, sum, row[half * WIDTH + own]);
      kept[k / SUBGROUPS] = select(kept[k / SUBGROUPS], w, team == k % SUBGROUPS);
      mine = select(mine, h.tau, t == k);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        y[r] = y[r] * h.scale;
        x[r * WIDTH + k] = select(y[r], x[r * WIDTH + k], t + r * THREADS <= k);
      }
      x[k] = select(x[k], h.beta, t == k);
      y[0] = select(y[0], 1.0, t == k);
      let tw = h.tau * w;
      // @unroll
      for (var c = k + 1u; c < WIDTH; c++) {
        let by = subgroupShuffle(tw, c);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          x[r * WIDTH + c] = fma(-y[r], by, x[r * WIDTH + c]);
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let by = -subgroupShuffle(shift, c);
    x[c] = select(x[c], x[c] * halfPower(by) * otherPower(by), t <= c);
  }
  // @unroll
  for (var s = 0u; s < KEPT; s++) {
    if (part == 0u && team + s * SUBGROUPS < WIDTH) {
      products[own + (team + s * SUBGROUPS) * WIDTH] = kept[s];
    }
  }
  if (t < WIDTH) {
    scales[t] = mine;
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (t + r * THREADS < p.m && c < p.width) {
        A[p.off + t + r * THREADS + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
  workgroupBarrier();
  if (t < steps) {
    tau[p.offTau + t] = mine;
  }
  if (t < WIDTH) {
    // @registers
    var h: array<f32, WIDTH>;
    // @unroll
    for (var k = 0u; k < WIDTH; k++) {
      var sum = 0.0;
      // @unroll
      for (var c = 0u; c < k; c++) {
        sum = fma(h[c], products[c + k * WIDTH], sum);
      }
      h[k] = select(select(-scales[k] * sum, 0.0, k < t), scales[k], k == t);
      T[p.offT + t + k * p.ldt] = h[k];
    }
  }
}
`);

export const geqr2_products: string = `
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const SLAB: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const STRIDE: u32 = SLAB + 1u;
struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  slabs: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> P: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> v: array<f32, WIDTH * STRIDE>;
var<workgroup> a: array<f32, COLS * STRIDE>;
@compute @workgroup_size(THREADS)
fn geqr2_products(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chunk = group.x + p.baseX;
  let firstColumn = group.y * COLS;
  let q = t / COLS;
  let c = t % COLS;
  var sum = 0.0;
  for (var slab = 0u; slab < p.slabs; slab++) {
    let firstRow = (chunk * p.slabs + slab) * SLAB;
    for (var id = t; id < WIDTH * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = id / SLAB;
      let value = A[p.off + min(i, p.m - 1u) + min(column, p.w - 1u) * p.lda];
      let below = select(select(0.0, 1.0, i == column), value, i > column);
      v[column * STRIDE + id % SLAB] = select(0.0, below, i < p.m && column < p.w);
    }
    for (var id = t; id < COLS * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = firstColumn + id / SLAB;
      let value = A[p.offC + min(i, p.m - 1u) + min(column, p.n - 1u) * p.lda];
      a[id / SLAB * STRIDE + id % SLAB] = select(0.0, value, i < p.m);
    }
    workgroupBarrier();
    // @unroll
    for (var i = 0u; i < SLAB; i++) {
      sum = fma(v[q * STRIDE + i], a[c * STRIDE + i], sum);
    }
    workgroupBarrier();
  }
  if (firstColumn + c < p.n) {
    P[(chunk * p.n + firstColumn + c) * WIDTH + q] = sum;
  }
}
`;

export const getf2_apply: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;
struct Params {
  baseX: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> F: array<f32>;
@group(0) @binding(2) var<storage, read> top: array<f32>;
@group(0) @binding(3) var<storage, read> ipiv: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_pivot_key, `var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> U: array<vec4f, WIDTH * FOURS>;
@compute @workgroup_size(THREADS)
fn getf2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  for (var s = t; s < p.width; s += THREADS) {
    pivots[s] = u32(ipiv[p.offPiv + s]) - 1u - p.row0;
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let f = min(c, vec4u(p.width - 1u)) * WIDTH + min(k, p.width - 1u);
    U[e] = select(vec4f(0.0), vec4f(F[f.x], F[f.y], F[f.z], F[f.w]), inside);
  }
  workgroupBarrier();
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  // @registers
  var x: array<vec4f, FOURS>;
  if (i < p.width) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c / 4u][c % 4u] = F[i + c * WIDTH];
    }
  } else {
    var source = i;
    for (var step = 0u; step < p.width; step++) {
      let s = p.width - 1u - step;
      if (source == s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = s;
      }
    }
    if (source < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c / 4u][c % 4u] = top[source + c * WIDTH];
      }
    } else {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c / 4u][c % 4u] = A[p.off + source + min(c, p.width - 1u) * p.lda];
      }
    }
`, lib_panel_row, `  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (c < p.width) {
      A[p.off + i + c * p.lda] = x[c / 4u][c % 4u];
    }
  }
}
`);

export const getf2_below: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;
struct Params {
  baseX: u32,
  first: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_pivot_key, `var<workgroup> U: array<vec4f, WIDTH * FOURS>;
@compute @workgroup_size(THREADS)
fn getf2_below(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  let row = p.off + min(i, p.m - 1u);
  // @registers
  var x: array<vec4f, FOURS>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    x[c / 4u][c % 4u] = A[row + min(c, p.width - 1u) * p.lda];
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let at = p.off + min(c, vec4u(p.width - 1u)) * p.lda + min(k, p.width - 1u);
    U[e] = select(vec4f(0.0), vec4f(A[at.x], A[at.y], A[at.z], A[at.w]), inside);
  }
  workgroupBarrier();
`, lib_panel_row, `  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (i < p.m && c < p.width) {
      A[row + c * p.lda] = x[c / 4u][c % 4u];
    }
  }
}
`);

export const getf2_column: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const WIDTH: u32 = 16u;
struct Params {
  m: u32,
  width: u32,
  j: u32,
  groups: u32,
  offF: u32,
  ldf: u32,
  offT: u32,
  ldt: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> panelIn: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read> bestIn: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> bestOut: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_pivot, `@compute @workgroup_size(THREADS)
fn getf2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  var key = 0u;
  var candidate = 0xffffffffu;
  for (var g = t; g < p.groups; g += THREADS) {
    let found = bestIn[g];
    if (found.x > key || (found.x == key && found.y < candidate)) {
      key = found.x;
      candidate = found.y;
    }
  }
  let chosen = bestPivot(t, key, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotRow = select(chosen.y, p.j, isZero);
  if (group.x == 0u && t == 0u) {
    ipiv[p.offPiv + p.j] = i32(p.row0 + pivotRow + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + p.j + 1u);
    }
  }
  let i = group.x * THREADS + t;
  var source = min(i, p.m - 1u);
  if (i == p.j) {
    source = pivotRow;
  } else if (i == pivotRow) {
    source = p.j;
  }
  // @registers
  var x: array<f32, WIDTH>;
  // @registers
  var u: array<f32, WIDTH>;
  var atPivot = 1.0;
  var atRow = 0.0;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = p.offF + min(c, p.width - 1u) * p.ldf;
    x[c] = panelIn[column + source];
    u[c] = panelIn[column + pivotRow];
    if (c == p.j) {
      atPivot = u[c];
      atRow = x[c];
    }
  }
  let below = i > p.j && !isZero;
  var factor = 0.0;
  if (below) {
    factor = atRow / atPivot;
  }
  var nextKey = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (below && c == p.j) {
      x[c] = factor;
    } else if (below && c > p.j) {
      x[c] = fma(-factor, u[c], x[c]);
    }
    if (i < p.m && c < p.width) {
      panelOut[p.offT + i + c * p.ldt] = x[c];
      if (c == p.j + 1u && i > p.j) {
        nextKey = pivotKey(x[c]);
      }
    }
  }
  let found = bestPivot(t, nextKey, i);
  if (t == 0u) {
    bestOut[group.x] = found;
  }
}
`);

export const getf2_load: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  m: u32,
  width: u32,
  offA: u32,
  lda: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<f32>;
@group(0) @binding(2) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_pivot, `@compute @workgroup_size(THREADS)
fn getf2_load(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = group.x * THREADS + t;
  var key = 0u;
  if (i < p.m) {
    for (var j = 0u; j < p.width; j++) {
      panelOut[i + j * p.ldt] = A[p.offA + i + j * p.lda];
    }
    key = pivotKey(A[p.offA + i]);
  }
  let found = bestPivot(t, key, i);
  if (t == 0u) {
    best[group.x] = found;
  }
}
`);

export const getf2_nopiv: string = `
const SIDE: u32 = 16u;
const D: u32 = 2u;
const R: u32 = 2u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * R;
struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  columns: u32,
  off: u32,
  lda: u32,
  offT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> blocks: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> column: array<f32, 2 * (LEAF + TILE)>;
var<workgroup> row: array<f32, 2 * (LEAF + TILE)>;
@compute @workgroup_size(SIDE, SIDE)
fn getf2_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = id.x;
  let c = id.y;
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + p.width + tile;
  let beside = p.off + (p.width + tile) * p.lda;
  // @registers
  var x: array<f32, D * D>;
  // @registers
  var y: array<f32, R * D>;
  // @registers
  var z: array<f32, D * R>;
  // @registers
  var u: array<f32, D + R>;
  // @unroll
  for (var a = 0u; a < D; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (r + a * SIDE < p.width && c + b * SIDE < p.width) {
        x[a * D + b] = A[p.off + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var a = 0u; a < R; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        y[a * D + b] = A[below + r + a * SIDE + (c + b * SIDE) * p.lda];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        z[b * R + a] = A[beside + r + b * SIDE + (c + a * SIDE) * p.lda];
      }
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < D; k0++) {
    for (var kk = 0u; kk < SIDE; kk++) {
      let k = k0 * SIDE + kk;
      if (k < p.width) {
        let half = (k % 2u) * (LEAF + TILE);
        if (c == kk) {
          // @unroll
          for (var a = k0; a < D; a++) {
            column[half + r + a * SIDE] = x[a * D + k0];
          }
          // @unroll
          for (var a = 0u; a < R; a++) {
            column[half + LEAF + r + a * SIDE] = y[a * D + k0];
          }
        }
        if (r == kk) {
          // @unroll
          for (var b = k0; b < D; b++) {
            row[half + c + b * SIDE] = x[k0 * D + b];
          }
          // @unroll
          for (var b = 0u; b < R; b++) {
            row[half + LEAF + c + b * SIDE] = z[k0 * R + b];
          }
        }
        workgroupBarrier();
        let pivot = row[half + k];
        if ((bitcast<u32>(pivot) & 0x7fffffffu) < 0x00800000u) {
          if (number == 0u && r == 0u && c == 0u && info[p.offInfo] == 0) {
            info[p.offInfo] = i32(p.row0 + k + 1u);
          }
        } else {
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = row[half + c + b * SIDE];
          }
          // @unroll
          for (var b = 0u; b < R; b++) {
            u[D + b] = row[half + LEAF + c + b * SIDE];
          }
          // @unroll
          for (var a = k0; a < D; a++) {
            if (r + a * SIDE > k) {
              let factor = column[half + r + a * SIDE] / pivot;
              if (c > kk) {
                x[a * D + k0] = fma(-factor, u[k0], x[a * D + k0]);
              } else if (c == kk) {
                x[a * D + k0] = factor;
              }
              // @unroll
              for (var b = k0 + 1u; b < D; b++) {
                x[a * D + b] = fma(-factor, u[b], x[a * D + b]);
              }
              // @unroll
              for (var b = 0u; b < R; b++) {
                z[a * R + b] = fma(-factor, u[D + b], z[a * R + b]);
              }
            }
          }
          // @unroll
          for (var a = 0u; a < R; a++) {
            let factor = column[half + LEAF + r + a * SIDE] / pivot;
            if (c > kk) {
              y[a * D + k0] = fma(-factor, u[k0], y[a * D + k0]);
            } else if (c == kk) {
              y[a * D + k0] = factor;
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = fma(-factor, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var a = 0u; a < R; a++) {
    // @unroll
    for (var b = 0u; b < D; b++) {
      if (tile + r + a * SIDE < p.rows && c + b * SIDE < p.width) {
        A[below + r + a * SIDE + (c + b * SIDE) * p.lda] = y[a * D + b];
      }
      if (r + b * SIDE < p.width && tile + c + a * SIDE < p.columns) {
        A[beside + r + b * SIDE + (c + a * SIDE) * p.lda] = z[b * R + a];
      }
    }
  }
  if (number == 0u) {
    // @unroll
    for (var a = 0u; a < D; a++) {
      // @unroll
      for (var b = 0u; b < D; b++) {
        blocks[p.offT + r + a * SIDE + (c + b * SIDE) * LEAF] = x[a * D + b];
      }
    }
  }
}
`;

export const getf2_nopiv_store: string = `
const THREADS: u32 = 256u;
const LEAF: u32 = 32u;
struct Params {
  baseX: u32,
  width: u32,
  step: u32,
  off: u32,
  lda: u32,
  offT: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<f32>;
@group(0) @binding(1) var<storage, read_write> A: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn getf2_nopiv_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let first = number * p.step;
  let order = min(p.step, p.width - first);
  for (var e = t; e < LEAF * LEAF; e += THREADS) {
    let i = e % LEAF;
    let j = e / LEAF;
    if (i < order && j < order) {
      A[p.off + first + i + (first + j) * p.lda] = blocks[p.offT + number * LEAF * LEAF + e];
    }
  }
}
`;

export const getf2_panel: string = `
enable subgroups;
diagnostic(off, subgroup_uniformity);
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
const LANES: u32 = 4u;
const FROM_LIST: u32 = 0u;
const CANDIDATES: u32 = 0u;
const ROUGH: u32 = 0u;
const EXACT: u32 = 1u - ROUGH;
const PLACES: u32 = THREADS * ROWS - 1u;
const IN_PLACE: u32 = (1u - FROM_LIST) * (1u - CANDIDATES);
const FIRST_ROUND: u32 = (1u - FROM_LIST) * CANDIDATES;
const LAST_ROUND: u32 = FROM_LIST * (1u - CANDIDATES);
const FACTORS: u32 = 1u - CANDIDATES;
const SUBGROUPS: u32 = THREADS / LANES;
const FOURS: u32 = WIDTH / 4u;
const FEW: u32 = 8u / SUBGROUPS;
const MANY: u32 = (SUBGROUPS - 1u) / 8u;
const NONE: u32 = 0xffffffffu;
struct Params {
  m: u32,
  last: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when FACTORS
@group(0) @binding(1) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
// @end
// @when FROM_LIST
@group(0) @binding(3) var<storage, read> rowsIn: array<u32>;
// @end
// @when CANDIDATES
@group(0) @binding(4) var<storage, read_write> rowsOut: array<u32>;
// @end
// @when FIRST_ROUND
@group(0) @binding(5) var<storage, read_write> top: array<f32>;
// @end
// @when LAST_ROUND
@group(0) @binding(6) var<storage, read_write> F: array<f32>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
var<workgroup> published: array<vec4f, 2u * SUBGROUPS * FOURS>;
// @when LAST_ROUND
var<workgroup> winners: array<u32, WIDTH>;
var<workgroup> pivots: array<u32, WIDTH>;
// @end
@compute @workgroup_size(THREADS)
fn getf2_panel(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) lanes: u32,
) {
  let before = group.x * (THREADS * ROWS);
  let rows = min(THREADS * ROWS, p.m - before);
  // @registers
  var x: array<f32, ROWS * WIDTH>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var id: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = t + r * THREADS;
    id[r] = before + at[r];
    // @when FROM_LIST
    id[r] = rowsIn[min(id[r], p.m - 1u)];
    if (id[r] == NONE) {
      at[r] = NONE;
    }
    // @end
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[r * WIDTH + c] = A[p.off + min(id[r], p.last) + min(c, p.width - 1u) * p.lda];
    }
    // @when FIRST_ROUND
    if (id[r] < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        top[id[r] + c * WIDTH] = x[r * WIDTH + c];
      }
    }
    // @end
  }
  // @when CANDIDATES
  for (var j = t; j < WIDTH; j += THREADS) {
    rowsOut[group.x * WIDTH + j] = NONE;
  }
  storageBarrier();
  // @end
  // @when FACTORS
  var mine = NONE;
  var firstZero = NONE;
  // @end
  // @unroll
  for (var j = 0u; j < WIDTH; j++) {
    if (j < min(p.width, rows)) {
      let half = (j % 2u) * SUBGROUPS;
      var key = 0u;
      var place = NONE;
      var groupKey = 0u;
      var groupPlace = NONE;
      // @when ROUGH
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let rough = (bitcast<u32>(x[r * WIDTH + j]) & 0x7fffffffu & ~PLACES) | (PLACES - at[r]);
        key = max(key, select(0u, rough, at[r] >= j && at[r] < rows));
      }
      groupKey = subgroupMax(key);
      groupPlace = select(PLACES - (groupKey & PLACES), NONE, groupKey == 0u);
      place = select(NONE, groupPlace, key == groupKey);
      // @end
      // @when EXACT
      // @registers
      var keys: array<u32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, bitcast<u32>(x[r * WIDTH + j]) & 0x7fffffffu, at[r] >= j && at[r] < rows);
        key = max(key, keys[r]);
      }
      groupKey = subgroupMax(key);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        place = min(place, select(NONE, at[r], keys[r] == groupKey && at[r] >= j));
      }
      groupPlace = subgroupMin(place);
      // @end
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (place == groupPlace && at[r] == place && place != NONE) {
          // @unroll
          for (var f = j / 4u; f < FOURS; f++) {
            published[(half + subgroup) * FOURS + f] = vec4f(
              x[r * WIDTH + 4u * f],
              x[r * WIDTH + 4u * f + 1u],
              x[r * WIDTH + 4u * f + 2u],
              x[r * WIDTH + 4u * f + 3u],
            );
          }
        }
      }
      if (subgroupElect()) {
        best[half + subgroup] = vec2u(groupKey, groupPlace);
      }
      workgroupBarrier();
      var winner = 0u;
      var topKey = best[half].x;
      var found = best[half].y;
      // @when FEW
      // @unroll
      for (var s = 1u; s < SUBGROUPS; s++) {
        let other = best[half + s];
        let better = s < subgroups && (other.x > topKey || (other.x == topKey && other.y < found));
        topKey = select(topKey, other.x, better);
        found = select(found, other.y, better);
        winner = select(winner, s, better);
      }
      // @end
      // @when MANY
      key = 0u;
      place = NONE;
      // @unroll
      for (var s = 0u; s < SUBGROUPS; s += LANES) {
        let other = best[half + min(s + lane, SUBGROUPS - 1u)];
        let better = s + lane < subgroups && lane < LANES && (other.x > key || (other.x == key && other.y < place));
        key = select(key, other.x, better);
        place = select(place, other.y, better);
        winner = select(winner, s + lane, better);
      }
      topKey = subgroupMax(key);
      found = subgroupMin(select(NONE, place, key == topKey));
      winner = subgroupMin(select(NONE, winner, place == found));
      // @end
      let isZero = topKey < 0x00800000u;
      let pivot = select(found, j, isZero);
      // @when FACTORS
      mine = select(mine, pivot, t == j);
      firstZero = select(firstZero, j, isZero && firstZero == NONE);
      // @end
      // @registers
      var u: array<vec4f, FOURS>;
      // @unroll
      for (var f = j / 4u; f < FOURS; f++) {
        u[f] = published[(half + winner) * FOURS + f];
      }
      let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
      let reciprocal = 1.0 / (u[j / 4u][j % 4u] * scale);
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], pivot, at[r] == j), j, at[r] == pivot);
        let below = at[r] > j && !isZero;
        let factor = x[r * WIDTH + j] * scale * reciprocal;
        x[r * WIDTH + j] = select(x[r * WIDTH + j], factor, below);
        // @unroll
        for (var c = j + 1u; c < WIDTH; c++) {
          x[r * WIDTH + c] = select(x[r * WIDTH + c], fma(-factor, u[c / 4u][c % 4u], x[r * WIDTH + c]), below);
        }
      }
    }
  }
  // @when FACTORS
  if (t == 0u && firstZero != NONE && info[p.offInfo] == 0) {
    info[p.offInfo] = i32(p.row0 + firstZero + 1u);
  }
  // @end
  // @when IN_PLACE
  if (t < p.width) {
    ipiv[p.offPiv + t] = i32(p.row0 + mine + 1u);
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      if (at[r] < p.m && c < p.width) {
        A[p.off + at[r] + c * p.lda] = x[r * WIDTH + c];
      }
    }
  }
  // @end
  // @when CANDIDATES
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < min(WIDTH, rows)) {
      rowsOut[group.x * WIDTH + at[r]] = id[r];
    }
  }
  // @end
  // @when LAST_ROUND
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (at[r] < p.width) {
      winners[at[r]] = id[r];
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        F[at[r] + c * WIDTH] = x[r * WIDTH + c];
      }
    }
  }
  workgroupBarrier();
  var place = NONE;
  if (t < p.width) {
    place = winners[t];
  }
  for (var s = 0u; s < p.width; s++) {
    if (t == s) {
      pivots[s] = place;
      ipiv[p.offPiv + s] = i32(p.row0 + place + 1u);
    }
    workgroupBarrier();
    if (t > s && place == s) {
      place = pivots[s];
    }
  }
  // @end
}
`;

export const getf2_update: string = `
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;
struct Params {
  m: u32,
  j: u32,
  w: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> top: array<f32, WIDTH>;
var<workgroup> L11: array<f32, WIDTH * WIDTH>;
@compute @workgroup_size(THREADS)
fn getf2_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = select(group.x + p.w, group.x, group.x < p.j);
  let column = p.off + c * p.lda;
  if (t < p.w) {
    pivots[t] = u32(ipiv[p.offPiv + t]) - 1u - p.row0;
  }
  for (var id = t; id < WIDTH * WIDTH; id += THREADS) {
    let q = id % WIDTH;
    let s = id / WIDTH;
    if (s < q && q < p.w) {
      L11[id] = A[p.off + p.j + q + (p.j + s) * p.lda];
    }
  }
  workgroupBarrier();
  let q = t % WIDTH;
  var live = t < 2u * WIDTH && q < p.w;
  var row = p.j + q;
  if (live && t >= WIDTH) {
    row = pivots[q];
    live = row >= p.j + p.w;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var value = 0.0;
  if (live) {
    var source = row;
    for (var step = 0u; step < p.w; step++) {
      let s = p.w - 1u - step;
      if (source == p.j + s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = p.j + s;
      }
    }
    value = A[column + source];
  }
  storageBarrier();
  if (live) {
    A[column + row] = value;
    if (t < WIDTH) {
      top[q] = value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (c >= p.j + p.w) {
    // @registers
    var u: array<f32, WIDTH>;
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      if (q < p.w) {
        u[q] = top[q];
        // @unroll
        for (var s = 0u; s < q; s++) {
          u[q] = fma(-L11[q + s * WIDTH], u[s], u[q]);
        }
        if (t == q) {
          A[column + p.j + q] = u[q];
        }
      }
    }
    for (var first = p.j + p.w + t; first < p.m; first += THREADS * ROWS) {
      // @registers
      var x: array<f32, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = A[column + min(first + r * THREADS, p.m - 1u)];
      }
      // @unroll
      for (var q = 0u; q < WIDTH; q++) {
        let from_column = p.off + (p.j + min(q, p.w - 1u)) * p.lda;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let l = A[from_column + min(first + r * THREADS, p.m - 1u)];
          x[r] = select(x[r], fma(-l, u[q], x[r]), q < p.w);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (first + r * THREADS < p.m) {
          A[column + first + r * THREADS] = x[r];
        }
      }
    }
  }
}
`;

export const gmres_correct: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_double_single, `@compute @workgroup_size(THREADS)
fn gmres_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  var sum = vec3f(X[i + p.n * c], 0.0);
  for (var l = 0u; l < p.count; l++) {
    sum = sumMultiplyAdd(sum, Y[l + p.most * c], vec2f(Z[i + p.n * (l + p.most * c)], 0.0));
  }
  X[i + p.n * c] = sumPair(sum);
}
`);

export const gmres_dots: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const ROWS: u32 = 512u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  most: u32,
  parts: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> W: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> sums: array<vec3f, THREADS>;
@compute @workgroup_size(THREADS)
fn gmres_dots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let part = group.x + p.baseX;
  let l = group.y + p.baseY;
  let c = group.z + p.baseZ;
  let vector = l + (p.most + 1u) * c;
  let end = min((part + 1u) * ROWS, p.n);
  var sum = vec3f(0.0);
  for (var i = part * ROWS + t; i < end; i += THREADS) {
    sum = sumMultiplyAdd(sum, V[i + p.n * vector], W[i + p.n * c]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let other = sums[t + half];
      sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
      sums[t] = sum;
    }
  }
  if (t == 0u) {
    P[part + p.parts * vector] = sumPair(sum);
  }
}
`);

export const gmres_keep: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  direction: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read_write> Z: array<f32>;
@group(0) @binding(2) var<storage, read_write> S: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn gmres_keep(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i < p.n) {
    let z = D[i + p.n * c];
    Z[i + p.n * (p.direction + p.most * c)] = z;
    S[i + p.n * c] = vec2f(z, 0.0);
  }
}
`;

export const gmres_next: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  vector: u32,
  groups: u32,
  first: u32,
  size: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read_write> V: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<storage, read_write> H: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> squares: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn gmres_next(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  var sum = 0.0;
  for (var k = t; k < p.groups; k += THREADS) {
    sum += Q[k + p.groups * c];
  }
  squares[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      squares[t] += squares[t + half];
    }
  }
  workgroupBarrier();
  let bits = bitcast<u32>(squares[0]);
  let usable = bits >= 0x00800000u && bits < 0x7f800000u;
  let s = select(0.0, inverseSqrt(select(1.0, squares[0], usable)), usable);
  let i = x * THREADS + t;
  if (i < p.n) {
    let w = W[i + p.n * c];
    let product = twoProduct(w.x, s);
    let v = quickTwoSum(product.x, kept(product.y + kept(w.y * s)));
    V[i + p.n * (p.vector + (p.most + 1u) * c)] = v;
    D[i + p.n * c] = v.x;
  }
  if (i == 0u) {
    H[p.first + p.size * c] = s;
  }
}
`);

export const gmres_subtract: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const MOST: u32 = 30u;
const KEPT: u32 = 1u;
const FUSED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  parts: u32,
  groups: u32,
  first: u32,
  size: u32,
  turn: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> P: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> H: array<f32>;
@group(0) @binding(4) var<storage, read_write> Q: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> h: array<vec2f, MOST>;
var<workgroup> squares: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn gmres_subtract(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  let basis = (p.most + 1u) * c;
  for (var l = t; l < p.count; l += THREADS) {
    var sum = vec3f(0.0);
    for (var part = 0u; part < p.parts; part++) {
      let one = P[part + p.parts * (l + basis)];
      sum = sumAdd(sumAdd(sum, one.x), one.y);
    }
    let found = sumPair(sum);
    h[l] = found;
    if (x == 0u) {
      let place = p.first + p.size * c + 4u * l + 2u * p.turn;
      H[place] = found.x;
      H[place + 1u] = found.y;
    }
  }
  workgroupBarrier();
  let i = x * THREADS + t;
  let inside = i < p.n;
  let row = select(0u, i, inside);
  let w = W[row + p.n * c];
  var rest = vec3f(w, 0.0);
  for (var l = 0u; l < p.count; l++) {
    rest = sumMultiplyAdd(rest, -h[l], V[row + p.n * (l + basis)]);
  }
  let left = sumPair(rest);
  if (inside) {
    W[i + p.n * c] = left;
  }
  squares[t] = select(0.0, left.x * left.x, inside);
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      squares[t] += squares[t + half];
    }
  }
  if (t == 0u) {
    Q[x + p.groups * c] = squares[0];
  }
}
`);

export const growth_final: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 1u;
struct Params {
  offG: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> growth: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `struct Split {
  significand: f32,
  exponent: i32,
}
fn split(bits: u32) -> Split {
  if (bits < 0x800000u) {
    return Split(f32(bits), -149);
  }
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), i32(bits >> 23u) - 127);
}
@compute @workgroup_size(THREADS)
fn growth_final() {
  let a = norms[0] & MAGNITUDE;
  let u = norms[1] & MAGNITUDE;
  var bits = 0u;
  if (a > INFINITY_BITS || u > INFINITY_BITS || (a == INFINITY_BITS && u == INFINITY_BITS)) {
    bits = NAN_BITS;
  } else if (u == INFINITY_BITS) {
    bits = INFINITY_BITS;
  } else if (a != 0u && a != INFINITY_BITS) {
    let above = split(u);
    let below = split(a);
    bits = scaledBits(above.significand / below.significand, above.exponent - below.exponent);
  }
  growth[p.offG] = bits;
}
`);

export const gt_lu: string = /* @__PURE__ */ joined(`
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 3u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 0u;
const KEEPS: u32 = 1u - SOLVES;
const FACTOR: u32 = 3u * SOLVES;
const SECOND: u32 = 3u * KEEPS;
const TILES: u32 = 4u + R * SOLVES;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `// @when KEEPS
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
// @end
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> failed: array<u32, G>;
var<workgroup> exchanges: array<u32, G>;
@compute @workgroup_size(G)
fn gt_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  var d = fetched(1u, SLOT1, 0u, 0u, select(t * C, t, isAcross(1u)));
  var u = fetched(2u, SLOT2, 1u, 0u, select(t * C, t, isAcross(2u)));
  var worst = max(pivotKey(d), pivotKey(u));
  var failure = 0u;
  // @registers
  var nextL: array<f32, C>;
  // @registers
  var nextD: array<f32, C>;
  // @registers
  var nextU: array<f32, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextL[s] = fetched(0u, SLOT0, 1u, 0u, s * G + t);
    nextD[s] = fetched(1u, SLOT1, 0u, 1u, s * G + t);
    nextU[s] = fetched(2u, SLOT2, 1u, 1u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<f32, R * C>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, after, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, after + 1u, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, after + 1u, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    var swaps = 0u;
    // @unroll
    for (var r = 0u; r < C; r++) {
      let lower = tiles[tile + r];
      let diagonal = tiles[TILE + tile + r];
      let upper = tiles[2u * TILE + tile + r];
      worst = max(max(worst, pivotKey(lower)), max(pivotKey(diagonal), pivotKey(upper)));
      let swap = pivotKey(lower) > pivotKey(d);
      let pivot = select(d, lower, swap);
      let isZero = pivotKey(pivot) < 0x00800000u;
      let factor = select(quotient(select(lower, d, swap), pivot), 0.0, isZero);
      let above = select(u, diagonal, swap);
      let further = select(0.0, upper, swap);
      tiles[FACTOR * TILE + tile + r] = factor;
      tiles[SECOND * TILE + tile + r] = further;
      tiles[TILE + tile + r] = pivot;
      tiles[2u * TILE + tile + r] = above;
      d = fma(-factor, above, select(diagonal, u, swap));
      u = fma(-factor, further, select(upper, 0.0, swap));
      swaps |= select(0u, 1u << r, swap);
      failure = select(failure, i0 + r + 1u, isZero & (failure == 0u) & (i0 + r < n));
    }
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      if (j0 > 0u) {
        workgroupBarrier();
        for (var j = 0u; j < R; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        var y = 0.0;
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = W[waitingAt(z, i0, j)];
          }
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          let swap = ((swaps >> r) & 1u) != 0u;
          let next = tiles[column + r];
          let first = select(y, next, swap);
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = first;
          }
          y = fma(-tiles[FACTOR * TILE + tile + r], first, select(next, y, swap));
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = y;
        }
      }
    }
    // @end
    exchanges[t] = swaps;
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 1u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 0u, i0, s * G + t);
      putBack(2u, 2u, SLOT2, 1u, i0, s * G + t);
      // @when KEEPS
      putBack(3u, 3u, SLOT3, 2u, i0, s * G + t);
      let spot = vec2u((s * G + t) / C, (s * G + t) % C);
      if (i0 + spot.y < orders[spot.x]) {
        let row = i0 + spot.y + 1u + ((exchanges[spot.x] >> spot.y) & 1u);
        ipiv[place((group.x + p.baseX) * G + spot.x, 5u).off + i0 + spot.y] = i32(row);
      }
      // @end
    }
  }
  failed[t] = failure;
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextL[s] = fetched(0u, SLOT0, 1u, i0, s * G + t);
      nextD[s] = fetched(1u, SLOT1, 0u, i0, s * G + t);
      nextU[s] = fetched(2u, SLOT2, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextL[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextD[s];
      tiles[tileAt(2u, 2u, s * G + t)] = nextU[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        var x1 = 0.0;
        var x2 = 0.0;
        if (i0 + C < n) {
          x1 = W[waitingAt(z, i0 + C, j)];
        }
        if (i0 + C + 1u < n) {
          x2 = W[waitingAt(z, i0 + C + 1u, j)];
        }
        // @registers
        var y: array<f32, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)];
        }
        let column = (4u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let sum = fma(-tiles[tile + r], x2, fma(-tiles[2u * TILE + tile + r], x1, y[C - 1u - q]));
          let x = select(0.0, quotient(sum, tiles[TILE + tile + r]), i0 + r < n);
          tiles[column + r] = x;
          x2 = x1;
          x1 = x;
        }
        if (i0 + 1u < n) {
          W[waitingAt(z, i0 + 1u, j)] = x2;
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = x1;
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < R; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = bitcast<f32>(p.nanBits);
    for (var i = 0u; i < n; i++) {
      store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      if (i + 1u < n) {
        store(SLOT0, homes[t].x + i * homes[t].y, filling);
        store(SLOT2, homes[2u * G + t].x + i * homes[2u * G + t].y, filling);
      }
      // @when KEEPS
      if (i + 2u < n) {
        store(SLOT3, homes[3u * G + t].x + i * homes[3u * G + t].y, filling);
      }
      // @end
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
}
`);

export const gt_solve: string = /* @__PURE__ */ joined(`
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const TRANS: u32 = 0u;
const LISTED: u32 = 0u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT2: u32 = 2u;
const SLOT3: u32 = 3u;
const SLOT4: u32 = 4u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 1u;
const USED4: u32 = 1u;
const PLAIN: u32 = 1u - TRANS;
const TILES: u32 = 4u + R;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `@group(0) @binding(5) var<storage, read> ipiv: array<i32>;
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> exchanges: array<atomic<u32>, G>;
fn takeL(i0: u32, group: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(0u, 0u, s * G + t)] = fetched(0u, SLOT0, 1u, i0, s * G + t);
  }
  for (var s = 0u; s < C; s++) {
    let spot = vec2u((s * G + t) / C, (s * G + t) % C);
    let i = i0 + spot.y;
    if (i + 1u < orders[spot.x]) {
      let swap = ipiv[place(group * G + spot.x, 5u).off + i] == i32(i + 2u);
      atomicOr(&exchanges[spot.x], select(0u, 1u << spot.y, swap));
    }
  }
}
fn takeU(i0: u32, t: u32) {
  // @unroll
  for (var s = 0u; s < C; s++) {
    tiles[tileAt(1u, 1u, s * G + t)] = fetched(1u, SLOT1, 0u, i0, s * G + t);
    tiles[tileAt(2u, 2u, s * G + t)] = fetched(2u, SLOT2, 1u, i0, s * G + t);
    tiles[tileAt(3u, 3u, s * G + t)] = fetched(3u, SLOT3, 2u, i0, s * G + t);
  }
}
@compute @workgroup_size(G)
fn gt_solve(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  let j0 = (group.y + p.baseY) * R;
  // @registers
  var first: array<f32, R>;
  // @registers
  var second: array<f32, R>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = 0.0;
    second[j] = 0.0;
  }
  var above = 0.0;
  var further = 0.0;
  var furthest = 0.0;
  // @when PLAIN
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = fetchedSide(SLOT4, j0 + j, 0u, select(t * C, t, isAcross(4u)));
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeL(i0, group.x + p.baseX, t);
    // @end
    // @when TRANS
    takeU(i0, t);
    // @end
    for (var j = 0u; j < R; j++) {
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(4u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + PLAIN, s * G + t);
      }
    }
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var r = 0u; r < C; r++) {
      // @when PLAIN
      let swap = ((swaps >> r) & 1u) != 0u;
      let l = tiles[tile + r];
      // @end
      // @when TRANS
      let pivot = tiles[TILE + tile + r];
      // @end
      // @unroll
      for (var j = 0u; j < R; j++) {
        let next = tiles[(4u + j) * TILE + tile + r];
        var y = next;
        // @when PLAIN
        y = select(first[j], next, swap);
        first[j] = fma(-l, y, select(next, first[j], swap));
        // @end
        // @when TRANS
        y = quotient(fma(-further, second[j], fma(-above, first[j], next)), pivot);
        second[j] = first[j];
        first[j] = y;
        // @end
        if ((i0 + r < n) & (j0 + j < nrhs)) {
          W[waitingAt(z, i0 + r, j0 + j)] = y;
        }
      }
      // @when TRANS
      above = tiles[2u * TILE + tile + r];
      further = furthest;
      furthest = tiles[3u * TILE + tile + r];
      // @end
    }
    workgroupBarrier();
  }
  // @unroll
  for (var j = 0u; j < R; j++) {
    first[j] = 0.0;
    second[j] = 0.0;
  }
  for (var m = (p.n + C - 1u) / C; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    atomicStore(&exchanges[t], 0u);
    workgroupBarrier();
    // @when PLAIN
    takeU(i0, t);
    // @end
    // @when TRANS
    takeL(i0, group.x + p.baseX, t);
    // @end
    workgroupBarrier();
    let swaps = atomicLoad(&exchanges[t]);
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @registers
      var y: array<f32, C>;
      // @unroll
      for (var r = 0u; r < C; r++) {
        y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), min(j0 + j, max(nrhs, 1u) - 1u))];
      }
      // @unroll
      for (var q = 0u; q < C; q++) {
        let r = C - 1u - q;
        let within = i0 + r < n;
        // @when PLAIN
        let sum = fma(-tiles[3u * TILE + tile + r], second[j], fma(-tiles[2u * TILE + tile + r], first[j], y[C - 1u - q]));
        let x = select(0.0, quotient(sum, tiles[TILE + tile + r]), within);
        tiles[(4u + j) * TILE + tile + r] = x;
        second[j] = first[j];
        first[j] = x;
        // @end
        // @when TRANS
        let swap = ((swaps >> r) & 1u) != 0u;
        let rest = fma(-tiles[tile + r], first[j], y[C - 1u - q]);
        tiles[(4u + j) * TILE + tile + r] = select(first[j], rest, swap);
        first[j] = select(0.0, select(rest, first[j], swap), within);
        // @end
      }
    }
    workgroupBarrier();
    for (var j = 0u; j < R; j++) {
      for (var s = 0u; s < C; s++) {
        // @when PLAIN
        putBackSide(4u + j, SLOT4, j0 + j, i0, s * G + t);
        // @end
        // @when TRANS
        putBackSide(4u + j, SLOT4, j0 + j, i0 + 1u, s * G + t);
        // @end
      }
    }
    workgroupBarrier();
  }
  // @when TRANS
  // @unroll
  for (var j = 0u; j < R; j++) {
    if ((n > 0u) & (j0 + j < nrhs)) {
      store(SLOT4, homes[4u * G + t].x + (j0 + j) * columns[t], first[j]);
    }
  }
  // @end
}
`);

export const iamax_final: string = `
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
struct Params {
  parts: u32,
  region: u32,
  wide: u32,
  done: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> best: array<vec2u, THREADS>;
fn better(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}
@compute @workgroup_size(THREADS)
fn iamax_final(@builtin(local_invocation_index) t: u32) {
  var mine = vec2u(0u, 0xffffffffu);
  for (var s = t; s < p.parts; s += THREADS) {
    let index = parts[s + p.region];
    let element = select(p.done + index, index * WIDTH + s % WIDTH, s < p.wide);
    mine = better(mine, vec2u(parts[s], element));
  }
  best[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      best[t] = better(best[t], best[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = select(0, i32(best[0].y + 1u), best[0].x != 0u);
  }
}
`;

export const iamax_part: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
alias U = u32;
const LEAST: u32 = 0u;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<U>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> keys: array<U, THREADS>;
var<workgroup> indices: array<U, THREADS>;
fn keyOf(bits: U) -> U {
  let size = min(bits & U(0x7fffffffu), U(0x7f800001u));
  if (LEAST == 1u) {
    return select(U(0x7f800001u) - size, U(0x7f800002u), size == U(0x7f800001u));
  }
  return size + U(1u);
}
@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: U;
  var index: U;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitcast<U>(F(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, U(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitcast<U>(F(x[p.offX + i32(i) * p.incX])));
    index = select(index, U(i), k > key);
    key = max(key, k);
  }
  keys[t] = key;
  indices[t] = index;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let otherKey = keys[t + half];
      let otherIndex = indices[t + half];
      let better = (otherKey > keys[t]) | ((otherKey == keys[t]) & (otherIndex < indices[t]));
      keys[t] = select(keys[t], otherKey, better);
      indices[t] = select(indices[t], otherIndex, better);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = keys[0];
    parts[p.slot + group + p.region] = indices[0];
  }
}
`;

export const im2col: string = `
alias T = f32;
const THREADS: u32 = 128u;
const WINDOWS: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  count: u32,
  first: u32,
  depth: u32,
  height: u32,
  width: u32,
  channels: u32,
  filterWidth: u32,
  outHeight: u32,
  outWidth: u32,
  strideY: u32,
  strideX: u32,
  dilationY: u32,
  dilationX: u32,
  top: u32,
  left: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn im2col(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = (group.x + p.baseX) * THREADS + t;
  let window0 = (group.y + p.baseY) * WINDOWS;
  let place = number / p.channels;
  let channel = number - place * p.channels;
  let fy = place / p.filterWidth;
  let down = fy * p.dilationY - p.top;
  let right = (place - fy * p.filterWidth) * p.dilationX - p.left;
  // @unroll
  for (var q = 0u; q < WINDOWS; q++) {
    let window = window0 + q;
    if (window < p.count && number < p.depth) {
      let pixel = p.first + window;
      let line = pixel / p.outWidth;
      let image = line / p.outHeight;
      let row = (line - image * p.outHeight) * p.strideY + down;
      let col = (pixel - line * p.outWidth) * p.strideX + right;
      var value = T(0);
      if (row < p.height && col < p.width) {
        value = x[((image * p.height + row) * p.width + col) * p.channels + channel];
      }
      W[window * p.depth + number] = value;
    }
  }
}
`;

export const inv_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const NONFINITE: u32 = 1u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const C_APART: u32 = (1u - C_IN_A) * (1u - STAGED);
const C_BESIDE: u32 = C_IN_A * (1u - STAGED);
`, lib_small_head, `// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<f32>;
// @end
`, lib_pivot_key, `@compute @workgroup_size(THREADS)
fn inv_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  for (var k = 0u; k < N; k++) {
    if (k < top) {
      // @registers
      var keys: array<u32, ROWS>;
      var key = 0u;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        keys[r] = select(0u, pivotKey(x[r * N]), (at[r] >= k) & (at[r] < n));
        key = max(key, keys[r]);
      }
      let best = groupMax(key);
      var chosen = NONE;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let candidate = 256u * at[r] + lane + r * LANES;
        chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < n)));
      }
      chosen = groupMin(chosen);
      let who = chosen % 256u;
      // @unroll
      for (var q = 0u; q < (N + 3u) / 4u; q++) {
        places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
      }
      // @registers
      var u: array<f32, N>;
      // @unroll
      for (var c = 0u; c < N; c++) {
        var mine = x[c];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          mine = select(mine, x[r * N + c], who / LANES == r);
        }
        u[c] = fromLane(mine, who % LANES);
      }
      let size = bitcast<u32>(u[0]) & 0x7fffffffu;
      let divides = (k < n) & (size >= 0x00800000u);
      failure = select(failure, k + 1u, (k < n) & !divides & (failure == 0u));
      let place = select(k, chosen / 256u, divides);
      let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
      let reciprocal = 1.0 / (u[0] * scale);
      // @unroll
      for (var c = 1u; c < N; c++) {
        u[c] = select(0.0, u[c], divides);
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
        let isPivot = (at[r] == k) & divides;
        let factor = select(0.0, select(x[r * N], -1.0, isPivot) * scale * reciprocal, divides);
        let last = select(x[r * N], -factor, divides);
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = fma(-factor, u[c], select(x[r * N + c], 0.0, isPivot));
        }
        x[r * N + N - 1u] = last;
      }
    } else {
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N];
        // @unroll
        for (var c = 1u; c < N; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + N - 1u] = first;
      }
    }
  }
`, lib_small_reports, ``, lib_small_reports_out, `  let writes = live & ((failure == 0u) | fills);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      let column = extractBits(places[c / 4u], 8u * (c % 4u), 8u);
      if (writes & (at[r] < n) & (c < n)) {
        // @when STAGED
        let atS = at0 + at[r] * down + column * right;
        stage[atS / 4u][atS % 4u] = value;
        // @end
        // @when C_APART
        C[own.C.off + at[r] * own.C.rs + column * own.C.cs] = value;
        // @end
        // @when C_BESIDE
        A[own.C.off + at[r] * own.C.rs + column * own.C.cs] = value;
        // @end
      }
    }
  }
`, lib_small_stage_out, `}
`);

export const inverse_block: string = `
const BLOCK: u32 = 256u;
const ROWS: u32 = 32u;
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
const FOURS: u32 = ROWS / 4u;
const PHASES: u32 = THREADS / FOURS;
struct Params {
  baseX: u32,
  baseY: u32,
  nb: u32,
  offW: u32,
  place: u32,
  ldy: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec4f>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> given: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;
@compute @workgroup_size(THREADS)
fn inverse_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = ROWS * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let four = tile / 4u + t % FOURS;
  // @registers
  var w: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    w[u] = W[p.offW + four + min(t / FOURS + PHASES * u, p.nb - 1u) * (BLOCK / 4u)];
  }
  if (t < BLOCK) {
    given[t] = select(0.0, y[side * p.ldy + p.place + min(t, p.nb - 1u)], t < p.nb);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(w[u], vec4f(given[t / FOURS + PHASES * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < ROWS && tile + t < p.nb) {
    var total = 0.0;
    for (var s = 0u; s < PHASES; s++) {
      total += sums[t / 4u + FOURS * s][t % 4u];
    }
    x[side * p.ldx + p.place + tile + t] = total;
  }
}
`;

export const inverse_rest: string = `
const THREADS: u32 = 256u;
const BLOCK: u32 = 256u;
const DEPTH: u32 = 16u;
struct Params {
  baseX: u32,
  baseY: u32,
  nb: u32,
  rest: u32,
  offA: u32,
  lda: u32,
  place: u32,
  beyond: u32,
  ldy: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> solved: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;
@compute @workgroup_size(THREADS)
fn inverse_rest(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = 64u * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let row = min(tile / 4u + t % 16u, (p.rest - 1u) / 4u);
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[p.offA + row + min(t / 16u + 16u * u, p.nb - 1u) * p.lda];
  }
  if (t < BLOCK) {
    solved[t] = select(0.0, x[side * p.ldx + p.place + min(t, p.nb - 1u)], t < p.nb);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(a[u], vec4f(solved[t / 16u + 16u * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < 64u && tile + t < p.rest) {
    var total = 0.0;
    for (var s = 0u; s < 16u; s++) {
      total += sums[t / 4u + 16u * s][t % 4u];
    }
    let at = side * p.ldy + p.beyond + tile + t;
    y[at] = y[at] - total;
  }
}
`;

export const lacn2_step: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  kind: u32,
  weighted: u32,
  scaled: u32,
  factor: f32,
  offX: u32,
  ldx: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> W: array<f32>;
@group(0) @binding(2) var<storage, read> norms: array<u32>;
@group(0) @binding(3) var<storage, read_write> est: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_start_size, `var<workgroup> most: array<u32, THREADS>;
var<workgroup> places: array<u32, THREADS>;
fn weight(i: u32, j: u32) -> f32 {
  if (p.weighted == 0u) {
    return 1.0;
  }
  return W[i + j * p.ldw];
}
fn begin(t: u32, j: u32, s: f32) {
  let other = p.offX + (j + p.columns) * p.ldx;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = s / f32(p.n);
    X[other + i] = select(s, -s, i % 2u == 1u) * (1.0 + f32(i) / f32(max(p.n, 2u) - 1u));
  }
  if (t == 0u) {
    est[j] = 0u;
  }
}
fn measure(t: u32, j: u32, s: f32) {
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.n; i += THREADS) {
    let at = p.offX + i + j * p.ldx;
    let w = weight(i, j);
    let y = X[at] * w;
    sum = addMagnitude(sum, bitcast<u32>(y) & MAGNITUDE);
    if (p.kind == 1u) {
      X[at] = select(-s, s, y > 0.0) * w;
    }
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    var bits = sumBits(sums[0]);
    if (bits < INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<f32>(bits) * p.factor);
    }
    est[j] = max(est[j], bits);
  }
}
fn toUnit(t: u32, j: u32, s: f32) {
  var best = 0u;
  var place = t;
  for (var i = t; i < p.n; i += THREADS) {
    let bits = bitcast<u32>(X[p.offX + i + j * p.ldx]) & MAGNITUDE;
    if (bits > best) {
      best = bits;
      place = i;
    }
  }
  most[t] = best;
  places[t] = place;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let other = most[t + half];
      if (other > most[t] || (other == most[t] && places[t + half] < places[t])) {
        most[t] = other;
        places[t] = places[t + half];
      }
    }
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = select(0.0, s, i == places[0]);
  }
}
@compute @workgroup_size(THREADS)
fn lacn2_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = 1.0;
  if (p.scaled == 1u) {
    s = startSize(norms[0]);
  }
  if (p.kind == 0u) {
    begin(t, j, s);
  } else if (p.kind == 2u) {
    toUnit(t, j, s);
  } else {
    measure(t, j, s);
  }
}
`);

export const lacpy: string = /* @__PURE__ */ joined(`
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn lacpy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        B[p.offB + i + j * p.ldb] = B[origin];
      } else {
        B[p.offB + i + j * p.ldb] = A[origin];
      }
    }
  }
}
`);

export const lacpy_if: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lacpy_if(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m && info[p.offInfo] > 0) {
    B[p.offB + i + j * p.ldb] = A[p.offA + i + j * p.lda];
  }
}
`;

export const lag2h: string = `
enable f16;
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
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<f16>;
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;
const INFINITE: u32 = 0x7c00u;
fn nearest(size: u32) -> u32 {
  let subnormal = size < 0x38800000u;
  let significand = (size & 0x7fffffu) | 0x800000u;
  let value = select(size - 0x38000000u, significand, subnormal);
  let shift = select(13u, 126u - (size >> 23u), subnormal);
  let s = min(shift, 31u);
  let rounded = (value + (1u << (s - 1u)) - 1u + ((value >> s) & 1u)) >> s;
  let finite = select(rounded, INFINITE, size >= 0x477ff000u);
  return select(finite, 0x7e00u, size > 0x7f800000u);
}
@compute @workgroup_size(THREADS)
fn lag2h(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = A[p.offA + i + j * p.lda];
      let half = nearest(bits & 0x7fffffffu);
      B[p.offB + i + j * p.ldb] = bitcast<vec2<f16>>(half | ((bits >> 16u) & 0x8000u)).x;
      if (half == INFINITE) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`;

export const lag2s: string = `
enable f16;
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
@group(0) @binding(0) var<storage, read> A: array<f16>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(3) var<uniform> p: Params;
fn widened(half: u32) -> u32 {
  let exponent = half >> 10u;
  let fraction = half & 1023u;
  let normal = ((exponent + 112u) << 23u) | (fraction << 13u);
  let subnormal = bitcast<u32>(f32(fraction) * 0x1p-24f);
  let special = 0x7f800000u | (fraction << 13u);
  return select(select(normal, subnormal, exponent == 0u), special, exponent == 31u);
}
@compute @workgroup_size(THREADS)
fn lag2s(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = bitcast<u32>(vec2<f16>(A[p.offA + i + j * p.lda], 0.0h));
      B[p.offB + i + j * p.ldb] = widened(bits & 0x7fffu) | ((bits & 0x8000u) << 16u);
      if ((bits & 0x7fffu) == 0x7c00u) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`;

export const lange_batched: string = /* @__PURE__ */ joined(`
const LANES: u32 = 64u;
const THREADS: u32 = 128u;
const DEPTH: u32 = 4u;
const LISTED: u32 = 0u;
const SYMMETRIC: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
struct Params {
`, lib_batch_fields, `  kind: u32,
  byRows: u32,
  la: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, `struct Lines {
  place: Place,
  along: u32,
  across: u32,
}
fn magnitude(x: Lines, a: u32, c: u32) -> u32 {
  let inside = (a < x.along) & (c < x.across);
  var i = select(a, c, p.byRows != 0u);
  var j = select(c, a, p.byRows != 0u);
  // @when SYMMETRIC
  let row = max(i, j);
  j = min(i, j);
  i = row;
  // @end
  return select(0u, bitcast<u32>(A[select(0u, x.place.off + i * x.place.rs + j * x.place.cs, inside)]) & MAGNITUDE, inside);
}
fn weight(a: u32, c: u32) -> f32 {
  var times = 1.0;
  // @when SYMMETRIC
  let i = select(a, c, p.byRows != 0u);
  let j = select(c, a, p.byRows != 0u);
  times = select(select(0.0, 2.0, i > j), 1.0, i == j);
  // @end
  return times;
}
@compute @workgroup_size(THREADS)
fn lange_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let lane = t % LANES;
  let own = problem(min(z, p.count - 1u));
  let m = select(own.m, own.n, SYMMETRIC == 1u);
  let rows = select(p.m, p.n, SYMMETRIC == 1u);
  let byRows = p.byRows != 0u;
  let x = Lines(own.A, select(0u, select(m, own.n, byRows), z < p.count), select(own.n, m, byRows));
  let topAlong = select(rows, p.n, byRows);
  let topAcross = select(p.n, rows, byRows);
  let ax = lane % p.la;
  let cy = lane / p.la;
  let lc = LANES / p.la;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  if (p.kind == 3u) {
    for (var a0 = 0u; a0 < topAlong; a0 += p.la) {
      let a = a0 + ax;
      s = Sum(0u, 0.0, 0.0, 0.0);
      for (var c = cy; c < x.across; c += lc * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          bits[u] = magnitude(x, a, c + u * lc);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          s = addMagnitude(s, bits[u]);
        }
      }
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, LANES, p.la);
      if ((cy == 0u) & (a < x.along)) {
        largest = max(largest, sumBits(sums[t]));
      }
    }
  } else {
    for (var c0 = 0u; c0 < topAcross; c0 += lc) {
      let c = c0 + cy;
      for (var a = ax; a < x.along; a += p.la * DEPTH) {
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          bits[u] = magnitude(x, a + u * p.la, c);
        }
        // @unroll
        for (var u = 0u; u < DEPTH; u++) {
          if (p.kind == 2u) {
            s = addSquare(s, bits[u], weight(a + u * p.la, c));
          } else {
            s = addMagnitude(s, bits[u]);
          }
        }
      }
      if (p.kind == 1u) {
        workgroupBarrier();
        sums[t] = s;
        joinSums(t, p.la, 1u);
        if ((ax == 0u) & (c < x.across)) {
          largest = max(largest, sumBits(sums[t]));
        }
        s = Sum(0u, 0.0, 0.0, 0.0);
      }
    }
  }
  s.worst = select(s.worst, largest, (p.kind == 1u) | (p.kind == 3u));
  workgroupBarrier();
  sums[t] = s;
  joinSums(t, LANES, 1u);
  if ((lane == 0u) & (z < p.count)) {
    let all = sums[t];
    result[p.offR + own.q] = select(all.worst, rootBits(all), p.kind == 2u);
  }
}
`);

export const lapmr: string = `
const THREADS: u32 = 256u;
const COLS: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> X: array<f32>;
@group(0) @binding(2) var<storage, read> sources: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lapmr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  let source = sources[i] - p.first;
  let begin = (group.y + p.baseY) * COLS;
  for (var j = begin; j < min(p.n, begin + COLS); j++) {
    A[p.off + i + j * p.lda] = X[source + j * p.ldx];
  }
}
`;

export const laqge: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const THRESHOLD: f32 = 0.1;
const SMALL: u32 = 0x0c000000u;
const LARGE: u32 = 0x73000000u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  way: u32,
  symmetric: u32,
  offA: u32,
  lda: u32,
  offC: u32,
  offS: u32,
  offE: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<storage, read_write> equed: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_part, `fn below(x: f32) -> bool {
  let bits = bitcast<u32>(x);
  return bits < bitcast<u32>(THRESHOLD) || (bits >= 0x80000000u && bits <= 0xff800000u);
}
fn decided() -> u32 {
  let amax = bitcast<u32>(factors[p.offS + 2u - p.symmetric]);
  let extreme = amax < SMALL || (amax > LARGE && amax <= 0x7f800000u);
  let first = below(factors[p.offS]) || extreme;
  if (p.symmetric == 1u) {
    return select(0u, 3u, first);
  }
  return select(0u, 1u, first) + select(0u, 2u, below(factors[p.offS + 1u]));
}
@compute @workgroup_size(THREADS)
fn laqge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  var way = p.way;
  if (way == 4u) {
    way = decided();
    if (i == 0u && col0 == 0u) {
      equed[p.offE] = i32(select(way, min(way, 1u), p.symmetric == 1u));
    }
  }
  if (way == 0u || i >= p.m) {
    return;
  }
  let left = select(1.0, factors[i], (way & 1u) != 0u);
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (inPart(p.part, i, j)) {
      let right = select(1.0, factors[p.offC + j], (way & 2u) != 0u);
      A[p.offA + i + j * p.lda] *= right * left;
    }
  }
}
`);

export const larft_block: string = `
const ORDER: u32 = 32u;
const THREADS: u32 = 64u;
struct Params {
  k: u32,
  count: u32,
  offG: u32,
  ldg: u32,
  offTau: u32,
  offT: u32,
  ldt: u32,
}
@group(0) @binding(0) var<storage, read> G: array<f32>;
@group(0) @binding(1) var<storage, read> tau: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> products: array<f32, ORDER * ORDER>;
var<workgroup> scales: array<f32, ORDER>;
@compute @workgroup_size(THREADS)
fn larft_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = group.x * ORDER;
  let order = min(ORDER, p.k - first);
  for (var id = t; id < ORDER * ORDER; id += THREADS) {
    let i = id % ORDER;
    let j = id / ORDER;
    let inside = i < j && first + j < p.count;
    let place = select(0u, first + i + (first + j) * p.ldg, inside);
    products[id] = select(0.0, G[p.offG + place], inside);
  }
  if (t < ORDER) {
    scales[t] = select(0.0, tau[p.offTau + min(first + t, p.count - 1u)], first + t < p.count);
  }
  workgroupBarrier();
  if (t < order) {
    // @registers
    var h: array<f32, ORDER>;
    // @unroll
    for (var k = 0u; k < ORDER; k++) {
      var sum = 0.0;
      // @unroll
      for (var c = 0u; c < k; c++) {
        sum = fma(h[c], products[c + k * ORDER], sum);
      }
      h[k] = select(select(-scales[k] * sum, 0.0, k < t), scales[k], k == t);
      if (k < order) {
        T[p.offT + first + t + (first + k) * p.ldt] = h[k];
      }
    }
  }
  for (var i = t; i < p.k; i += THREADS) {
    if (i < first || i >= first + order) {
      for (var j = 0u; j < order; j++) {
        T[p.offT + i + (first + j) * p.ldt] = 0.0;
      }
    }
  }
}
`;

export const larft_unit: string = `
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  m: u32,
  k: u32,
  off: u32,
  lda: u32,
  offV: u32,
  ldv: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> V: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn larft_unit(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.m) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = group.y * COLS + c;
      if (q < p.k) {
        let value = A[p.off + i + q * p.lda];
        V[p.offV + i + q * p.ldv] = select(select(0.0, 1.0, i == q), value, i > q);
      }
    }
  }
}
`;

export const lascl: string = /* @__PURE__ */ joined(`
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  factor: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn lascl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = T(p.factor * f32(A[at]));
    }
  }
}
`);

export const laset: string = /* @__PURE__ */ joined(`
alias T = f32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  alpha: f32,
  beta: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn laset(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      A[p.offA + i + j * p.lda] = T(select(p.alpha, p.beta, i == j));
    }
  }
}
`);

export const laswp: string = `
const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 64u;
const SOLVE: u32 = 1u;
const MOVE: u32 = 1u - SOLVE;
const TOGETHER: u32 = THREADS / (2u * NP);
const EACH: u32 = COLS / TOGETHER;
const FOURS: u32 = NP / 4u;
struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  left0: u32,
  left: u32,
  right0: u32,
  columns: u32,
  backward: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, NP>;
// @when SOLVE
var<workgroup> L11: array<vec4f, NP * FOURS>;
var<workgroup> U12: array<f32, COLS * (NP + 1u)>;
// @end
@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  // @when SOLVE
  for (var e = t; e < NP * FOURS; e += THREADS) {
    let s = e / FOURS;
    let q = vec4u(s + 4u * (e % FOURS)) + vec4u(1u, 2u, 3u, 4u);
    let inside = q < vec4u(p.count);
    let l = min(q, vec4u(p.count - 1u)) + vec4u(p.offL + min(s, p.count - 1u) * p.lda);
    L11[e] = select(vec4f(0.0), vec4f(A[l.x], A[l.y], A[l.z], A[l.w]), inside);
  }
  // @end
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  let mine = group.x + p.baseX;
  let c = t / (2u * NP);
  // @registers
  var value: array<f32, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      value[e] = A[p.off + source + j * p.lda];
    }
  }
  storageBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    let j = select(p.right0 + k - p.left, p.left0 + k, k < p.left);
    if (live && k < p.columns) {
      // @when SOLVE
      if (slot < NP && k >= p.left) {
        U12[(e * TOGETHER + c) * (NP + 1u) + q] = value[e];
      } else {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
      // @when MOVE
      if (source != row) {
        A[p.off + row + j * p.lda] = value[e];
      }
      // @end
    }
  }
  // @when SOLVE
  workgroupBarrier();
  if (t < COLS && mine * COLS + t >= p.left && mine * COLS + t < p.columns) {
    let column = t * (NP + 1u);
    // @registers
    var u: array<f32, NP + 1u>;
    // @unroll
    for (var i = 0u; i < NP; i++) {
      u[i] = select(0.0, U12[column + i], i < p.count);
    }
    // @unroll
    for (var phase = 0u; phase < 4u; phase++) {
      for (var s = phase * (NP / 4u); s < min(p.count, (phase + 1u) * (NP / 4u)); s++) {
        let done = u[0];
        U12[column + s] = done;
        // @unroll
        for (var f = 0u; f < (4u - phase) * (NP / 16u); f++) {
          let l = L11[s * FOURS + f];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            u[4u * f + q] = fma(-l[q], done, u[4u * f + q + 1u]);
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let k = mine * COLS + e * TOGETHER + c;
    if (live && slot < NP && k >= p.left && k < p.columns) {
      A[p.off + row + (p.right0 + k - p.left) * p.lda] = U12[(e * TOGETHER + c) * (NP + 1u) + q];
    }
  }
  // @end
}
`;

export const laswp_sources: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  row0: u32,
  m: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  known: u32,
  backward: u32,
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> sources: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> pivots: array<u32, THREADS>;
@compute @workgroup_size(THREADS)
fn laswp_sources(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.row0 + (group.x + p.baseX) * THREADS + t;
  var source = i;
  if (i >= p.known && i < p.m) {
    source = sources[i];
  }
  let parts = (p.count + THREADS - 1u) / THREADS;
  for (var part = 0u; part < parts; part++) {
    let begin = select(parts - 1u - part, part, p.backward == 1u) * THREADS;
    let size = min(THREADS, p.count - begin);
    if (t < size) {
      pivots[t] = u32(clamp(ipiv[p.offPiv + begin + t], 1, i32(p.m))) - 1u;
    }
    workgroupBarrier();
    for (var step = 0u; step < size; step++) {
      let q = select(size - 1u - step, step, p.backward == 1u);
      let row = p.first + begin + q;
      let other = pivots[q];
      source = select(select(source, row, source == other), other, source == row);
    }
    workgroupBarrier();
  }
  if (i < p.m) {
    sources[i] = source;
  }
}
`;

export const ls_factors: string = `
const THREADS: u32 = 1u;
const RANGE: u32 = 40u;
struct Params {
  offF: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read_write> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
fn power(e: i32) -> f32 {
  return bitcast<f32>(u32(e + 127) << 23u);
}
fn scaling(bits: u32) -> i32 {
  let field = (bits >> 23u) & 0xffu;
  let exponent = i32(field) - 127;
  return select(0, -exponent, (field > 0u) & (field < 0xffu) & (abs(exponent) > i32(RANGE)));
}
@compute @workgroup_size(THREADS)
fn ls_factors() {
  let a = scaling(norms[0]);
  let b = scaling(norms[1]);
  var exponents = array<i32, 5>(a, b, a - b, -a, -b);
  for (var k = 0u; k < 5u; k++) {
    let e = exponents[k];
    let half = e / 2;
    factors[p.offF + 2u * k] = power(half);
    factors[p.offF + 2u * k + 1u] = power(e - half);
  }
}
`;

export const ls_scale: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  first: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn ls_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let f = factors[p.first];
  let g = factors[p.first + 1u];
  if ((f == 1.0) & (g == 1.0)) {
    return;
  }
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = f * A[at] * g;
    }
  }
}
`);

export const ls_squares: string = `
const THREADS: u32 = 256u;
const SQUARE: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  depth: u32,
  slices: u32,
  first: u32,
  offA: u32,
  lda: u32,
  offS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> factors: array<f32>;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> parts: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn ls_squares(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.x + p.baseX;
  let j = group.y + p.baseY;
  let end = min(p.m, (slice + 1u) * p.depth);
  var sum = 0.0;
  for (var i = slice * p.depth + t; i < end; i += THREADS) {
    let x = A[p.offA + i + j * p.lda];
    sum += select(x, x * x, SQUARE == 1u);
  }
  parts[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      parts[t] += parts[t + half];
    }
  }
  if (t == 0u) {
    let f = factors[p.first];
    let g = factors[p.first + 1u];
    sums[p.offS + slice + j * p.slices] = select(f * g * parts[0] * f * g, parts[0], SQUARE == 1u);
  }
}
`;

export const ls_unpivot: string = `
const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offB: u32,
  ldb: u32,
  offP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read> jpvt: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn ls_unpivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    let row = u32(jpvt[p.offP + i]) - 1u;
    if (row < p.m) {
      B[p.offB + row + j * p.ldb] = X[i + j * p.m];
    }
  }
}
`;

export const lu_group: string = /* @__PURE__ */ joined(`
// @when SMALLEST
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const SMALLEST: u32 = 4u;
const PIVOT: u32 = 1u;
const LISTED: u32 = 0u;
const COPIES: u32 = 0u;
const IN_PLACE: u32 = 1u - COPIES;
const NO_PIVOT: u32 = 1u - PIVOT;
const ALONE: u32 = 1u - (SMALLEST + 127u) / 128u;
const SEARCHES: u32 = PIVOT * ALONE;
const SUBGROUPS: u32 = THREADS / (SMALLEST + ALONE * THREADS);
const FOURS: u32 = NB / 4u;
const KFOURS: u32 = KB / 4u;
const NONE: u32 = 0xffffffffu;
const INFINITE: u32 = 0x7f800000u;
struct Params {
`, lib_batch_fields, `  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> F: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
// @when PIVOT
@group(0) @binding(2) var<storage, read_write> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when COPIES
@group(0) @binding(4) var<storage, read> A: array<f32>;
// @end
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<vec4f, 2u * KB * FOURS>;
var<workgroup> corner: array<vec4f, 2u * KB * KFOURS>;
var<workgroup> published: array<vec4f, 2u * SUBGROUPS * FOURS>;
// @when SMALLEST
var<workgroup> best: array<vec2u, 2u * SUBGROUPS>;
// @end
var<workgroup> odd: atomic<u32>;
`, lib_pivot, `fn source(at: u32) -> f32 {
  var value = 0.0;
  // @when COPIES
  value = A[at];
  // @end
  // @when IN_PLACE
  value = F[at];
  // @end
  return value;
}
@compute @workgroup_size(THREADS)
fn lu_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SMALLEST
  @builtin(subgroup_id) subgroup: u32,
  @builtin(num_subgroups) subgroups: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  // @end
) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let m = a.m;
  let n = select(a.n, 0u, m == 0u);
  let steps = min(m, n);
  let row = min(t, max(m, 1u) - 1u);
  var f = a.A;
  var piv = a.piv;
  // @when COPIES
  f = Place(z * p.strideF, 1u, p.ldF);
  piv = z * p.stridePiv;
  // @end
  let mine = f.off + row * f.rs;
  var at = select(NONE, t, t < m);
  var pivots = 0u;
  var firstZero = NONE;
  var most = 0u;
  var turn = 0u;
  if (t == 0u) {
    atomicStore(&odd, 0u);
  }
  // @registers
  var x: array<f32, NB>;
  // @registers
  var next: array<f32, KB>;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = source(a.A.off + row * a.A.rs + min(c0 + c, n - 1u) * a.A.cs);
    }
    // @unroll
    for (var c = 0u; c < NB; c++) {
      most = max(most, select(0u, bitcast<u32>(x[c]) & 0x7fffffffu, t < m));
    }
    let end = min(c0, m);
    // @unroll
    for (var r = 0u; r < KB; r++) {
      next[r] = F[mine + min(r, n - 1u) * f.cs];
    }
    for (var k0 = 0u; k0 < end; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
        next[r] = F[mine + min(k0 + KB + r, n - 1u) * f.cs];
      }
      let q = at - k0;
      let tileAt = turn * (KB * FOURS);
      let cornerAt = turn * (KB * KFOURS);
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          tile[tileAt + q * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
        }
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          corner[cornerAt + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
        }
      }
      workgroupBarrier();
      if (t < FOURS) {
        // @registers
        var y: array<vec4f, KB>;
        // @unroll
        for (var i = 0u; i < KB; i++) {
          y[i] = tile[tileAt + i * FOURS + t];
        }
        // @unroll
        for (var i = 1u; i < KB; i++) {
          // @unroll
          for (var r = 0u; r < i; r++) {
            y[i] = fma(vec4f(-corner[cornerAt + i * KFOURS + r / 4u][r % 4u]), y[r], y[i]);
          }
          tile[tileAt + i * FOURS + t] = y[i];
        }
      }
      workgroupBarrier();
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          let u = tile[tileAt + q * FOURS + g];
          x[4u * g] = u.x;
          x[4u * g + 1u] = u.y;
          x[4u * g + 2u] = u.z;
          x[4u * g + 3u] = u.w;
        }
      } else if (at >= k0 + KB && at < m) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          // @unroll
          for (var g = 0u; g < FOURS; g++) {
            let u = tile[tileAt + r * FOURS + g];
            x[4u * g] = fma(-l[r], u.x, x[4u * g]);
            x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
            x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
            x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
          }
        }
      }
      turn = 1u - turn;
    }
    workgroupBarrier();
    // @unroll
    for (var j = 0u; j < NB; j++) {
      let step = c0 + j;
      if (step < steps) {
        let half = j % 2u;
        let isBelow = (at >= step) & (at < m);
        var topKey = 0u;
        var found = step;
        var slot = half * SUBGROUPS;
        // @when PIVOT
        let key = select(0u, pivotKey(x[j]), isBelow);
        let place = select(NONE, at, isBelow);
        // @end
        // @when SMALLEST
        let groupKey = subgroupMax(key);
        let groupPlace = subgroupMin(select(NONE, place, key == groupKey));
        let isElected = subgroupElect();
        if ((place == groupPlace) & (place != NONE)) {
          // @unroll
          for (var g = j / 4u; g < FOURS; g++) {
            published[(half * SUBGROUPS + subgroup) * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          }
        }
        if (isElected) {
          best[half * SUBGROUPS + subgroup] = vec2u(groupKey, groupPlace);
        }
        workgroupBarrier();
        var otherKey = 0u;
        var otherPlace = NONE;
        var other = 0u;
        // @unroll
        for (var s = 0u; s < SUBGROUPS; s += SMALLEST) {
          let candidate = best[half * SUBGROUPS + min(s + lane, SUBGROUPS - 1u)];
          let isLarger = (candidate.x > otherKey) | ((candidate.x == otherKey) & (candidate.y < otherPlace));
          let isBetter = (s + lane < subgroups) & (lane < SMALLEST) & isLarger;
          otherKey = select(otherKey, candidate.x, isBetter);
          otherPlace = select(otherPlace, candidate.y, isBetter);
          other = select(other, s + lane, isBetter);
        }
        topKey = subgroupMax(otherKey);
        found = subgroupMin(select(NONE, otherPlace, otherKey == topKey));
        slot += subgroupMin(select(NONE, other, otherPlace == found));
        // @end
        // @when SEARCHES
        let chosen = bestPivot(t, key, place);
        topKey = chosen.x;
        found = chosen.y;
        // @end
        // @when ALONE
        if (at == found) {
          // @unroll
          for (var g = j / 4u; g < FOURS; g++) {
            published[slot * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
          }
        }
        workgroupBarrier();
        // @end
        // @registers
        var u: array<vec4f, FOURS>;
        // @unroll
        for (var g = j / 4u; g < FOURS; g++) {
          u[g] = published[slot * FOURS + g];
        }
        // @when NO_PIVOT
        topKey = pivotKey(u[j / 4u][j % 4u]);
        // @end
        let isZero = topKey < 0x00800000u;
        let pivot = select(found, step, isZero);
        pivots = select(pivots, pivot, t == step);
        firstZero = select(firstZero, step, isZero & (firstZero == NONE));
        let scale = select(1.0, 0x1p-64f, topKey > 0x7e000000u);
        let reciprocal = 1.0 / (u[j / 4u][j % 4u] * scale);
        at = select(select(at, pivot, at == step), step, at == pivot);
        let goesOn = (at > step) & (at < m) & !isZero;
        let factor = x[j] * scale * reciprocal;
        x[j] = select(x[j], factor, goesOn);
        // @unroll
        for (var c = j + 1u; c < NB; c++) {
          x[c] = select(x[c], fma(-factor, u[c / 4u][c % 4u], x[c]), goesOn);
        }
      }
    }
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[mine + (c0 + c) * f.cs] = x[c];
        }
      }
    }
  }
  let fill = p.nanBits != 0u && firstZero != NONE;
  let noNumber = bitcast<f32>(p.nanBits);
  let home = f.off + at * f.rs;
  for (var c0 = 0u; c0 < n; c0 += NB) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      x[c] = select(F[mine + min(c0 + c, n - 1u) * f.cs], noNumber, fill);
    }
    storageBarrier();
    workgroupBarrier();
    if (t < m) {
      // @unroll
      for (var c = 0u; c < NB; c++) {
        if (c0 + c < n) {
          F[home + (c0 + c) * f.cs] = x[c];
        }
      }
    }
  }
  // @when PIVOT
  if (t < steps) {
    ipiv[piv + t] = i32(pivots) + 1;
  }
  // @end
  workgroupBarrier();
  if (most >= INFINITE) {
    atomicStore(&odd, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    info[p.offInfo + a.q] = select(select(i32(firstZero) + 1, 0, firstZero == NONE), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = i32(atomicLoad(&odd));
  }
}
`);

export const lu_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const PIVOT: u32 = 1u;
const SOLVES: u32 = 1u;
const NONFINITE: u32 = 1u;
const B_IN_A: u32 = 0u;
const REPORTS: u32 = 1u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
`, lib_small_head, `// @when PIVOT
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
`, lib_pivot_key, `// @end
// @when SOLVES
`, lib_small_b, `// @end
@compute @workgroup_size(THREADS)
fn lu_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var exchanged: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    exchanged[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0u;
  }
  var failure = 0u;
  // @unroll
  for (var k0 = 0u; k0 < N; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        var who = k;
        var place = k;
        // @when PIVOT
        // @registers
        var keys: array<u32, ROWS>;
        var key = 0u;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          keys[r] = select(0u, pivotKey(x[r * N + k0]), (at[r] >= k) & (at[r] < m));
          key = max(key, keys[r]);
        }
        let best = groupMax(key);
        var chosen = NONE;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let candidate = 256u * at[r] + lane + r * LANES;
          chosen = min(chosen, select(NONE, candidate, (keys[r] == best) & (at[r] >= k) & (at[r] < m)));
        }
        chosen = groupMin(chosen);
        who = chosen % 256u;
        place = chosen / 256u;
        // @end
        // @when SOLVES
        // @unroll
        for (var q = k0 / 4u; q < (k0 + BLOCK + 3u) / 4u; q++) {
          places[q] |= select(0u, who << (8u * (k % 4u)), k / 4u == q);
        }
        // @end
        // @registers
        var u: array<f32, N>;
        // @unroll
        for (var c = k0; c < N; c++) {
          var mine = x[c];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, x[r * N + c], who / LANES == r);
          }
          u[c] = fromLane(mine, who % LANES);
        }
        let size = bitcast<u32>(u[k0]) & 0x7fffffffu;
        let counts = (k < m) & (k < n);
        let divides = counts & (size >= 0x00800000u);
        failure = select(failure, k + 1u, counts & !divides & (failure == 0u));
        place = select(k, place, divides);
        let scale = select(1.0, 0x1p-64f, size > 0x7e000000u);
        let reciprocal = 1.0 / (u[k0] * scale);
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          u[c] = select(0.0, u[c], c + j < k0 + BLOCK);
        }
        // @when EDGE
        // @unroll
        for (var c = k0 + 1u; c < N; c++) {
          u[c] = select(0.0, u[c], counts);
        }
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          exchanged[r] = select(exchanged[r], place, lane + r * LANES == k);
          at[r] = select(select(at[r], place, at[r] == k), k, at[r] == place);
          let below = (at[r] > k) & divides;
          let quotient = x[r * N + k0] * scale * reciprocal;
          let factor = select(0.0, quotient, below);
          x[r * N + k0] = select(x[r * N + k0], quotient, below);
          // @unroll
          for (var c = k0 + 1u; c < N; c++) {
            x[r * N + c] = fma(-factor, u[c], x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
`, lib_small_reports, `  // @when SOLVES
  // @registers
  var source: array<u32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    source[r] = lane + r * LANES;
  }
  for (var c0 = 0u; c0 < p.nrhs; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
`, lib_small_load_b, ``, lib_small_solve_lu, ``, lib_small_store_b, `    workgroupBarrier();
  }
  // @end
`, lib_small_reports_out, `  // @when PIVOT
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let k = lane + r * LANES;
    if (live & (k < min(m, n))) {
      ipiv[own.piv + k] = i32(exchanged[r] + 1u);
    }
  }
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let value = select(x[r * N + c], filling, fills);
      // @when STAGED
      if ((at[r] < m) & (c < n)) {
        let atS = at0 + at[r] * down + c * right;
        stage[atS / 4u][atS % 4u] = value;
      }
      // @end
      // @when DIRECT
      if (live & (at[r] < m) & (c < n)) {
        A[own.A.off + at[r] * own.A.rs + c * own.A.cs] = value;
      }
      // @end
    }
  }
`, lib_small_stage_out, `}
`);

export const magnitudes: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn magnitudes(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    B[i + j * p.ldb] = A[p.offA + i + j * p.lda] & 0x7fffffffu;
  }
}
`;

export const newton_check: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  degree: u32,
  step: u32,
  most: u32,
  slots: u32,
  factor: f32,
}
@group(0) @binding(0) var<storage, read> norms: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_root_steps, `@compute @workgroup_size(THREADS)
fn newton_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  if (state[8u * z] == 0u) {
    return;
  }
  var sum = 0.0;
  for (var s = 0u; s < p.slots; s++) {
    sum += norms[z * p.slots + s];
  }
  sum *= p.factor;
  let now = verdict(state[8u * z + 7u], p.degree, sum, bitcast<f32>(state[8u * z + 3u]));
  let found = select(now, FAILED, (now == GOES_ON) & (p.step == p.most));
  state[8u * z] = select(0u, 1u, found == GOES_ON);
  state[8u * z + 1u] = found;
  state[8u * z + 2u] = p.step;
  state[8u * z + 3u] = bitcast<u32>(sqrt(sum));
}
`);

export const newton_product: string = /* @__PURE__ */ joined(`
alias T = f32;
alias R = f32;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 16u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const ADDS: u32 = 1u;
const NORMS: u32 = 1u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
struct Params {
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
  alpha: f32,
  beta: f32,
  gamma: f32,
  step: u32,
  slots: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<R>>;
@group(0) @binding(3) var<storage, read> state: array<u32>;
// @when ADDS
@group(0) @binding(4) var<storage, read> E: array<vec4<T>>;
// @end
// @when NORMS
@group(0) @binding(5) var<storage, read_write> norms: array<f32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_gemm_slabs, `// @when NORMS
`, lib_group_reduce, `// @end
@compute @workgroup_size(THREADS)
fn newton_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  if (p.step >= state[8u * z]) {
    return;
  }
  let tileX = group.x + p.baseX;
  let tileY = group.y + p.baseY;
  let row0 = tileX * BM;
  let col0 = tileY * BN;
`, lib_gemm_slabs_run, `  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        let unit = select(vec4f(), vec4f(1.0), vec4u(i, i + 1u, i + 2u, i + 3u) == vec4u(j));
        var value = fma(unit, vec4f(p.gamma), p.alpha * acc[c * (TM / 4u) + r]);
        // @when ADDS
        value = fma(vec4f(p.beta), E[at], value);
        // @end
        C[at] = value;
        let off = value - unit;
        squares = fma(off, off, squares);
      }
    }
  }
  // @when NORMS
  let sum = sumOver(t, squares.x + squares.y + squares.z + squares.w);
  if (t == 0u) {
    norms[z * p.slots + tileX + tileY * p.tilesDown] = sum;
  }
  // @end
}
`);

export const norm_columns: string = /* @__PURE__ */ joined(`
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: f32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `@compute @workgroup_size(THREADS)
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let lane = t % p.lanes;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let j = (x * p.turns + turn) * (THREADS / p.lanes) + t / p.lanes;
    let first = max(slice * p.slice, select(0u, j, p.part == 1u));
    let stored = select(p.m, min(p.m, j + 1u), p.part == 2u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), j < p.n);
    for (var i0 = first + lane; i0 < end; i0 += p.lanes * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        bits[u] = bitcast<u32>(f32(A[p.offA + min(i0 + u * p.lanes, end - 1u) + j * p.lda])) & MAGNITUDE;
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let i = i0 + u * p.lanes;
        let magnitude = select(bits[u], bitcast<u32>(1.0), (p.unit == 1u) & (i == j));
        let used = select(0u, magnitude, i < end);
        if (p.kind == 2u) {
          s = addSquare(s, used, select(p.weight, 1.0, i == j));
        } else {
          s = addMagnitude(s, used);
        }
      }
    }
    if (p.kind == 1u) {
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, p.lanes, 1u);
      if ((lane == 0u) & (j < p.n)) {
        largest = max(largest, sumBits(sums[t]));
        if (p.each == 1u) {
          work[p.offW + slice * p.n + j] = packed(sums[t]);
        }
      }
      s = Sum(0u, 0.0, 0.0, 0.0);
    }
  }
  if (p.each == 0u) {
    s.worst = max(s.worst, largest);
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, 1u);
    if (t == 0u) {
      work[x + slice * p.blocks] = packed(sums[0]);
    }
  }
}
`);

export const norm_final: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const DEPTH: u32 = 8u;
struct Params {
  baseX: u32,
  items: u32,
  slices: u32,
  lanes: u32,
  kind: u32,
  last: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `@compute @workgroup_size(THREADS)
fn norm_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let together = THREADS / p.lanes;
  let item = x * together + t % together;
  let end = select(0u, p.slices, item < p.items);
  var s = Sum(0u, 0.0, 0.0, 0.0);
  // @registers
  var words: array<vec4u, DEPTH>;
  for (var k = t / together; k < end; k += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      words[u] = work[min(k + u * p.lanes, end - 1u) * p.items + item];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      s = joined(s, unpacked(select(vec4u(), words[u], k + u * p.lanes < end)));
    }
  }
  sums[t] = s;
  joinSums(t, THREADS, together);
  if ((p.kind == 1u) & (t < together)) {
    sums[t] = Sum(sumBits(sums[t]), 0.0, 0.0, 0.0);
  }
  joinSums(t, together, 1u);
  if (t == 0u) {
    let all = sums[0];
    if (p.last == 1u) {
      result[p.offR] = select(all.worst, rootBits(all), p.kind == 2u);
    } else {
      let left = packed(all);
      result[4u * x] = left.x;
      result[4u * x + 1u] = left.y;
      result[4u * x + 2u] = left.z;
      result[4u * x + 3u] = left.w;
    }
  }
}
`);

export const norm_rows: string = /* @__PURE__ */ joined(`
alias T = f32;
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  turns: u32,
  slice: u32,
  each: u32,
  part: u32,
  unit: u32,
  strict: u32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_norm_sum, `@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let step = THREADS / p.rows;
  var largest = 0u;
  // @registers
  var bits: array<u32, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let i = (x * p.turns + turn) * p.rows + t % p.rows;
    let first = max(slice * p.slice, select(0u, i, p.part == 2u));
    let stored = select(p.n, min(p.n, i + 1u), p.part == 1u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), i < p.m);
    var s = Sum(0u, 0.0, 0.0, 0.0);
    for (var j0 = first + t / p.rows; j0 < end; j0 += step * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        bits[u] = bitcast<u32>(f32(A[p.offA + i + min(j0 + u * step, end - 1u) * p.lda])) & MAGNITUDE;
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let j = j0 + u * step;
        let magnitude = select(bits[u], bitcast<u32>(1.0), (p.unit == 1u) & (i == j));
        s = addMagnitude(s, select(0u, magnitude, (j < end) & ((p.strict == 0u) | (i != j))));
      }
    }
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, p.rows);
    if ((t < p.rows) & (i < p.m)) {
      largest = max(largest, sumBits(sums[t]));
      if (p.each == 1u) {
        work[p.offW + slice * p.m + i] = packed(sums[t]);
      }
    }
  }
  if (p.each == 0u) {
    workgroupBarrier();
    sums[t] = Sum(largest, 0.0, 0.0, 0.0);
    joinSums(t, p.rows, 1u);
    if (t == 0u) {
      work[x] = packed(sums[0]);
    }
  }
}
`);

export const nrm2_final: string = `
const THREADS: u32 = 64u;
struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<vec3f, THREADS>;
fn root(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if (bits == 0u || (bits & 0x7f800000u) == 0x7f800000u) {
    return x;
  }
  let r = sqrt(x);
  return r - 0.5 * fma(r, r, -x) / r;
}
fn hypot(a: f32, b: f32) -> f32 {
  let most = max(a, b);
  if (most == 0.0) {
    return 0.0;
  }
  let ratio = min(a, b) / most;
  return most * root(fma(ratio, ratio, 1.0));
}
@compute @workgroup_size(THREADS)
fn nrm2_final(@builtin(local_invocation_index) t: u32) {
  var sum: vec3f;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += vec3f(parts[s], parts[s + p.region], parts[s + 2u * p.region]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    let big = sums[0].x;
    let norms = vec3f(0x1p80f * root(big), root(sums[0].y), 0x1p-75f * root(sums[0].z));
    var norm = norms.x;
    if ((bitcast<u32>(big) & 0x7f800000u) != 0x7f800000u) {
      norm = select(hypot(norms.y, norms.z), hypot(norms.x, norms.y), norms.x > 0.0);
    }
    result[p.offResult] = norm;
  }
}
`;

export const nrm2_part: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
alias U = u32;
const BIG: u32 = 0x57800000u;
const SMALL: u32 = 0x20000000u;
const SCALE_BIG: f32 = 0x1p-80f;
const SCALE_SMALL: f32 = 0x1p75f;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<F>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> bigs: array<F, THREADS>;
var<workgroup> middles: array<F, THREADS>;
var<workgroup> smalls: array<F, THREADS>;
@compute @workgroup_size(THREADS)
fn nrm2_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var big: F;
  var middle: F;
  var small: F;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let bits = bitcast<U>(F(x[p.offX + i32(i + q * stride) * p.incX])) & U(0x7fffffffu);
      let a = bitcast<F>(bits);
      let isBig = bits >= U(BIG);
      let isSmall = bits < U(SMALL);
      let b = a * SCALE_BIG;
      let s = a * SCALE_SMALL;
      big += select(F(), b * b, isBig);
      small += select(F(), s * s, isSmall);
      middle += select(a * a, F(), isBig | isSmall);
    }
  }
  for (; i < p.n; i += stride) {
    let bits = bitcast<U>(F(x[p.offX + i32(i) * p.incX])) & U(0x7fffffffu);
    let a = bitcast<F>(bits);
    let isBig = bits >= U(BIG);
    let isSmall = bits < U(SMALL);
    let b = a * SCALE_BIG;
    let s = a * SCALE_SMALL;
    big += select(F(), b * b, isBig);
    small += select(F(), s * s, isSmall);
    middle += select(a * a, F(), isBig | isSmall);
  }
  bigs[t] = big;
  middles[t] = middle;
  smalls[t] = small;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      bigs[t] += bigs[t + half];
      middles[t] += middles[t + half];
      smalls[t] += smalls[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = bigs[0];
    parts[p.slot + group + p.region] = middles[0];
    parts[p.slot + group + 2u * p.region] = smalls[0];
  }
}
`;

export const potrf_panel: string = `
const NB: u32 = 16u;
const TILES: u32 = 1u;
const DEPTH: u32 = 8u;
const KU: u32 = 4u;
const ACROSS: u32 = 0u;
const FACTORS: u32 = 1u;
const SIDE: u32 = NB / 4u;
const QUADS: u32 = SIDE * (TILES + 1u);
const THREADS: u32 = SIDE * QUADS;
const PITCH: u32 = QUADS + 1u;
const LOADS: u32 = DEPTH / SIDE;
const DOWN: u32 = QUADS - ACROSS * (QUADS - 8u);
const BESIDE: u32 = 1u + 3u * ACROSS;
const SPAN: u32 = DOWN * BESIDE;
struct Params {
  baseX: u32,
  m: u32,
  w: u32,
  k: u32,
  below: u32,
  off: u32,
  offLeft: u32,
  rs: u32,
  cs: u32,
  offD: u32,
  rsD: u32,
  csD: u32,
  first: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
// @when FACTORS
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end
var<workgroup> slab: array<vec4f, DEPTH * PITCH>;
var<workgroup> corner: array<vec4f, 8>;
var<workgroup> bad: u32;
fn fetch(at: u32, inside: bool, otherwise: f32) -> f32 {
  return select(otherwise, A[select(p.off, at, inside)], inside);
}
fn rowOf(q: u32, below: u32) -> u32 {
  return 4u * q + select(below - NB, 0u, q < SIDE);
}
fn endOf(q: u32) -> u32 {
  return select(p.m, p.w, q < SIDE);
}
fn placeOf(id: u32) -> vec2u {
  return select(vec2u(id / QUADS, id % QUADS), vec2u(id % DEPTH, id / DEPTH), ACROSS == 1u);
}
fn fetchSlab(id: u32, l0: u32, below: u32) -> vec4f {
  let place = placeOf(id);
  let l = l0 + place.x;
  let row = rowOf(place.y, below);
  let end = endOf(place.y);
  let at = p.offLeft + row * p.rs + l * p.cs;
  return vec4f(
    fetch(at, (l < p.k) & (row < end), 0.0),
    fetch(at + p.rs, (l < p.k) & (row + 1u < end), 0.0),
    fetch(at + 2u * p.rs, (l < p.k) & (row + 2u < end), 0.0),
    fetch(at + 3u * p.rs, (l < p.k) & (row + 3u < end), 0.0),
  );
}
@compute @workgroup_size(THREADS)
fn potrf_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let ti = t % DOWN + DOWN * (t / SPAN % (QUADS / DOWN));
  let tj = t % SPAN / DOWN + BESIDE * (t / (SPAN * (QUADS / DOWN)));
  let below = p.below + (group.x + p.baseX) * NB * TILES;
  let row0 = rowOf(ti, below);
  let end = endOf(ti);
  let at0 = p.off + row0 * p.rs + 4u * tj * p.cs;
  let changes = (FACTORS == 1u) | (ti >= SIDE);
  // @registers
  var x: array<vec4f, 4>;
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = 4u * tj + c;
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      let i = row0 + r;
      x[c][r] = fetch(at0 + r * p.rs + c * p.cs, (i >= j) & (i < end) & (j < p.w), select(0.0, 1.0, i == j));
    }
  }
  // @registers
  var next: array<vec4f, LOADS>;
  if (p.k > 0u) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      next[s] = fetchSlab(t + s * THREADS, 0u, below);
    }
  }
  for (var l0 = 0u; l0 < p.k; l0 += DEPTH) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let place = placeOf(t + s * THREADS);
      slab[place.x * PITCH + place.y] = next[s];
    }
    workgroupBarrier();
    if (l0 + DEPTH < p.k) {
      // @unroll
      for (var s = 0u; s < LOADS; s++) {
        next[s] = fetchSlab(t + s * THREADS, l0 + DEPTH, below);
      }
    }
    for (var l = 0u; l < DEPTH; l += KU) {
      // @unroll
      for (var v = 0u; v < KU; v++) {
        let at = (l + v) * PITCH;
        let mine = slab[at + ti];
        let other = slab[at + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
    }
    workgroupBarrier();
  }
  if (tj == 0u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      slab[(4u + q) * PITCH + ti] = vec4f();
    }
  }
  if ((ti == 0u) & (tj == 0u)) {
    bad = 0u;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      corner[c] = x[c];
    }
  }
  workgroupBarrier();
  for (var round = 0u; round < (p.w + 3u) / 4u; round++) {
    let turn = 4u * (round % 2u);
    let last = (4u - turn) * PITCH;
    if (tj == round) {
      // @registers
      var d: array<vec4f, 4>;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        d[c] = corner[turn + c];
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (FACTORS == 1u) {
            d[c] = fma(-other, vec4f(other[c]), d[c]);
          }
          if (changes) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
      var fault = 0u;
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        var inverse: f32;
        if (FACTORS == 0u) {
          inverse = 1.0 / d[c][c];
        } else {
          let bits = bitcast<u32>(d[c][c]);
          let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
          inverse = select(1.0, inverseSqrt(d[c][c]), isPositive);
          fault = select(fault, c + 1u, !isPositive & (fault == 0u));
          d[c] *= inverse;
        }
        if (changes) {
          x[c] *= inverse;
        }
        // @unroll
        for (var e = c + 1u; e < 4u; e++) {
          if (FACTORS == 1u) {
            d[e] = fma(-d[c], vec4f(d[c][e]), d[e]);
          }
          if (changes) {
            x[e] = fma(-x[c], vec4f(d[c][e]), x[e]);
          }
        }
        slab[(turn + c) * PITCH + ti] = x[c];
      }
      if ((fault != 0u) & (ti == 0u)) {
        if (bad == 0u) {
          bad = p.first + 4u * round + fault;
        }
      }
    } else if (tj > round) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let mine = slab[last + q * PITCH + ti];
        let other = slab[last + q * PITCH + tj];
        if (changes) {
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[c] = fma(-mine, vec4f(other[c]), x[c]);
          }
        }
      }
      if ((tj == round + 1u) & (ti == tj)) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          corner[4u - turn + c] = x[c];
        }
      }
    }
    workgroupBarrier();
  }
  let isFirst = group.x + p.baseX == 0u;
  // @when FACTORS
  if (isFirst & (t == 0u) & (bad != 0u)) {
    if (info[p.offInfo] == 0) {
      info[p.offInfo] = i32(bad);
    }
  }
  if (isFirst & (ti < SIDE)) {
    let atD = p.offD + row0 * p.rsD + 4u * tj * p.csD;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r >= 4u * tj + c) & (row0 + r < p.w)) {
          D[atD + r * p.rsD + c * p.csD] = x[c][r];
        }
      }
    }
  }
  // @end
  if (ti >= SIDE) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        if ((row0 + r < p.m) & (4u * tj + c < p.w)) {
          A[at0 + r * p.rs + c * p.cs] = x[c][r];
        }
      }
    }
  }
}
`;

export const power_of_two: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn power_of_two(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    x[p.offX + i] &= 0x7f800000u;
  }
}
`;

export const pt_ldl: string = /* @__PURE__ */ joined(`
const G: u32 = 32u;
const C: u32 = 16u;
const R: u32 = 1u;
const FACTORS: u32 = 1u;
const SOLVES: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const SLOT0: u32 = 0u;
const SLOT1: u32 = 1u;
const SLOT4: u32 = 2u;
const USED1: u32 = 1u;
const USED2: u32 = 1u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const TILES: u32 = 2u + R * SOLVES;
struct Params {
`, lib_band_fields, `}
`, lib_band_slots, `// @when FACTORS
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @end
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
// @when SOLVES
@group(0) @binding(9) var<storage, read_write> W: array<f32>;
// @end
@group(0) @binding(10) var<uniform> p: Params;
`, lib_band_problem, ``, lib_pivot_key, ``, lib_quotient, ``, lib_tridiagonal, ``, lib_tridiagonal_sides, `var<workgroup> failed: array<u32, G>;
@compute @workgroup_size(G)
fn pt_ldl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_tridiagonal_head, `  let tile = t * PITCH;
  var d = fetched(0u, SLOT0, 0u, 0u, select(t * C, t, isAcross(0u)));
  var given = d;
  var worst = pivotKey(d);
  var failure = 0u;
  // @registers
  var nextD: array<f32, C>;
  // @registers
  var nextE: array<f32, C>;
  // @unroll
  for (var s = 0u; s < C; s++) {
    nextD[s] = fetched(0u, SLOT0, 0u, 1u, s * G + t);
    nextE[s] = fetched(1u, SLOT1, 1u, 0u, s * G + t);
  }
  // @when SOLVES
  // @registers
  var nextB: array<f32, R * C>;
  // @unroll
  for (var j = 0u; j < R; j++) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextB[j * C + s] = fetchedSide(SLOT4, j, 1u, s * G + t);
    }
  }
  // @end
  for (var i0 = 0u; i0 < p.n; i0 += C) {
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        tiles[tileAt(2u + j, 4u, s * G + t)] = nextB[j * C + s];
      }
    }
    // @end
    workgroupBarrier();
    let after = i0 + C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, after + 1u, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, after, s * G + t);
    }
    // @when SOLVES
    // @unroll
    for (var j = 0u; j < R; j++) {
      // @unroll
      for (var s = 0u; s < C; s++) {
        nextB[j * C + s] = fetchedSide(SLOT4, j, after + 1u, s * G + t);
      }
    }
    // @end
    // @when FACTORS
    // @unroll
    for (var r = 0u; r < C; r++) {
      let diagonal = tiles[tile + r];
      let beside = tiles[TILE + tile + r];
      worst = max(worst, max(pivotKey(diagonal), pivotKey(beside)));
      let bits = bitcast<u32>(d);
      let isPositive = (bits >= 0x00800000u) & (bits <= 0x7f800000u);
      tiles[tile + r] = select(given, d, failure == 0u);
      failure = select(failure, i0 + r + 1u, !isPositive & (failure == 0u) & (i0 + r < n));
      let factor = quotient(beside, d);
      tiles[TILE + tile + r] = select(beside, factor, failure == 0u);
      d = fma(-factor, beside, diagonal);
      given = diagonal;
    }
    // @end
    // @when SOLVES
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      if (j0 > 0u) {
        workgroupBarrier();
        for (var j = 0u; j < R; j++) {
          for (var s = 0u; s < C; s++) {
            tiles[tileAt(2u + j, 4u, s * G + t)] = fetchedSide(SLOT4, j0 + j, i0 + 1u, s * G + t);
          }
        }
        workgroupBarrier();
      }
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        var y = 0.0;
        if (n > i0) {
          if (i0 == 0u) {
            y = load(SLOT4, homes[4u * G + t].x + j * columns[t]);
          } else {
            y = W[waitingAt(z, i0, j)];
          }
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var r = 0u; r < C; r++) {
          if (i0 + r < n) {
            W[waitingAt(z, i0 + r, j)] = y;
          }
          y = fma(-tiles[TILE + tile + r], y, tiles[column + r]);
        }
        if (after < n) {
          W[waitingAt(z, after, j)] = y;
        }
      }
    }
    // @end
    workgroupBarrier();
    // @when FACTORS
    // @unroll
    for (var s = 0u; s < C; s++) {
      putBack(0u, 0u, SLOT0, 0u, i0, s * G + t);
      putBack(1u, 1u, SLOT1, 1u, i0, s * G + t);
    }
    // @end
  }
  failed[t] = failure;
  storageBarrier();
  workgroupBarrier();
  // @when SOLVES
  let tiled = (p.n + C - 1u) / C;
  for (var m = tiled; m > 0u; m--) {
    let i0 = (m - 1u) * C;
    // @unroll
    for (var s = 0u; s < C; s++) {
      nextD[s] = fetched(0u, SLOT0, 0u, i0, s * G + t);
      nextE[s] = fetched(1u, SLOT1, 1u, i0, s * G + t);
    }
    // @unroll
    for (var s = 0u; s < C; s++) {
      tiles[tileAt(0u, 0u, s * G + t)] = nextD[s];
      tiles[tileAt(1u, 1u, s * G + t)] = nextE[s];
    }
    for (var j0 = 0u; j0 < p.nrhs; j0 += R) {
      workgroupBarrier();
      for (var j = j0; j < min(j0 + R, nrhs); j++) {
        var x = 0.0;
        if (i0 + C < n) {
          x = W[waitingAt(z, i0 + C, j)];
        }
        // @registers
        var y: array<f32, C>;
        // @unroll
        for (var r = 0u; r < C; r++) {
          y[r] = W[waitingAt(mine, min(i0 + r, max(n, 1u) - 1u), j)];
        }
        let column = (2u + j - j0) * TILE + tile;
        // @unroll
        for (var q = 0u; q < C; q++) {
          let r = C - 1u - q;
          let scaled = quotient(y[C - 1u - q], tiles[tile + r]);
          x = select(0.0, fma(-tiles[TILE + tile + r], x, scaled), i0 + r < n);
          tiles[column + r] = x;
        }
        if (i0 < n) {
          W[waitingAt(z, i0, j)] = x;
        }
      }
      workgroupBarrier();
      for (var j = 0u; j < R; j++) {
        for (var s = 0u; s < C; s++) {
          if (failed[spotOf(4u, s * G + t).x] == 0u) {
            putBackSide(2u + j, SLOT4, j0 + j, i0, s * G + t);
          }
        }
      }
    }
    workgroupBarrier();
  }
  // @end
  // @when FACTORS
  if (z < p.count) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = select(0, 1, (worst >= 0x7f800000u) & (n > 0u));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let filling = bitcast<f32>(p.nanBits);
    for (var i = 0u; i < n; i++) {
      store(SLOT0, homes[t].x + i * homes[t].y, filling);
      if (i + 1u < n) {
        store(SLOT1, homes[G + t].x + i * homes[G + t].y, filling);
      }
      // @when SOLVES
      for (var j = 0u; j < nrhs; j++) {
        store(SLOT4, homes[4u * G + t].x + i * homes[4u * G + t].y + j * columns[t], filling);
      }
      // @end
    }
  }
  // @end
}
`);

export const qp3_group: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const COLS: u32 = 8u;
const GROUP: u32 = 1u;
const PRE: u32 = 2u;
const THREADS: u32 = 32u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const CARRY: u32 = 1u;
const B_IN_A: u32 = 0u;
const B_APART: u32 = 1u - B_IN_A;
const FACTORS: u32 = 1u - CARRY;
const BY_TWO: u32 = PRE / 2u;
const BY_FOUR: u32 = PRE / 4u;
const BY_EIGHT: u32 = PRE / 8u;
const CANDIDATES: u32 = COLS / PRE;
const QUADS: u32 = (ROWS + 3u) / 4u;
const PITCH: u32 = QUADS + 1u - QUADS % 2u;
const NONE: u32 = 0xffffffffu;
const CARRIED: u32 = 0x40000000u;
const INFINITE: u32 = 0x7f800000u;
const WILD: i32 = 0x7fffffff;
struct Params {
`, lib_batch_fields, `  fromB: u32,
  stores: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
// @when B_APART
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
// @end
// @when CARRY
@group(0) @binding(3) var<storage, read_write> scales: array<i32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_small_group, ``, lib_householder, `var<workgroup> heads: array<vec2u, GROUP * COLS>;
var<workgroup> candidates: array<vec2u, GROUP * CANDIDATES>;
var<workgroup> v: array<vec4f, (GROUP + 1u) * LANES * PITCH>;
var<workgroup> taus: array<f32, GROUP>;
/** What orders columns scaled by 2^by: the square of the norm, both exponents taken into account. */
fn keyOf(square: f32, by: i32) -> u32 {
  let bits = bitcast<u32>(square) & 0x7fffffffu;
  let norm = select((bits >> 2u) + (u32(346 - 2 * by) << 21u), 0u, bits < 0x14800000u);
  return select(norm, 0xfffffff0u + u32(bits > INFINITE), bits >= INFINITE);
}
@compute @workgroup_size(THREADS)
fn qp3_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var column = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  column = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let slot = column / COLS;
  let c = column % COLS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m, live);
  let n = select(0u, own.n, live & ((CARRY == 1u) | (own.m > 0u)));
  let least = min(m, n);
  let isA = c < n;
  // @registers
  var x: array<f32, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isA & (row < m);
    x[r] = A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)];
    x[r] = select(0.0, x[r], inside);
  }
  var isB = false;
  // @when CARRY
  let side = c - p.n + p.fromB;
  isB = live & (c >= p.n) & (side < own.nrhs);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inside = isB & (row < m);
    let at = select(0u, own.B.off + row * own.B.rs + side * own.B.cs, inside);
    // @when B_APART
    x[r] = select(x[r], B[at], inside);
    // @end
    // @when B_IN_A
    x[r] = select(x[r], A[at], inside);
    // @end
  }
  // @end
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    largest = max(largest, bitcast<u32>(x[r]) & 0x7fffffffu);
  }
  largest = groupMax(largest);
  let by = scaleOf(largest);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = x[r] * halfPower(by) * otherPower(by);
  }
  let mark = jpvt[select(0u, own.piv + c, isA)];
  if (lane == 0u) {
    heads[column] = vec2u(select(0u, largest, isA), u32(isA & (mark != 0)));
  }
  for (var i = t; i < LANES * PITCH; i += THREADS) {
    v[GROUP * LANES * PITCH + i] = vec4f();
  }
  workgroupBarrier();
  var most = 0u;
  var marks = 0u;
  // @unroll
  for (var s = 0u; s < COLS; s += LANES) {
    let head = heads[slot * COLS + min(s + lane, COLS - 1u)];
    most = max(most, head.x);
    marks = max(marks, head.y);
  }
  most = groupMax(most);
  marks = groupMax(marks);
  var at = select(NONE, c, isA);
  var fixed = 0u;
  let marked = select(0u, least, marks != 0u);
  for (var j = 0u; j < select(0u, n, marked > 0u); j++) {
    let counts = (heads[slot * COLS + j].y != 0u) & (fixed < marked);
    let moved = select(select(at, j, at == fixed), fixed, c == j);
    at = select(at, moved, counts);
    fixed += u32(counts);
  }
  at = select(at, CARRIED + c, isB);
  workgroupBarrier();
  var beta = 0.0;
  var scale = 0.0;
  var tau = 0.0;
  let top = min(p.m, p.n);
  for (var k = 0u; k < top; k++) {
    var diagonal = 0.0;
    var squares = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = r * LANES + lane;
      let below = select(0.0, x[r], row > k);
      diagonal = select(diagonal, x[r], row == k);
      squares = fma(below, below, squares);
    }
    let alpha = fromLane(diagonal, k % LANES);
    squares = groupSum(squares);
    let isFree = (at >= k) & (at < n) & (k < m);
    var key = select(keyOf(fma(alpha, alpha, squares), by), NONE, at < fixed);
    key = select(0u, key, isFree);
    var place = select(NONE, at, isFree);
    // @when BY_TWO
    {
      let other = vec2u(subgroupShuffleXor(key, LANES), subgroupShuffleXor(place, LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_FOUR
    {
      let other = vec2u(subgroupShuffleXor(key, 2u * LANES), subgroupShuffleXor(place, 2u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    // @when BY_EIGHT
    {
      let other = vec2u(subgroupShuffleXor(key, 4u * LANES), subgroupShuffleXor(place, 4u * LANES));
      let isBetter = (other.x > key) | ((other.x == key) & (other.y < place));
      key = select(key, other.x, isBetter);
      place = select(place, other.y, isBetter);
    }
    // @end
    if ((lane == 0u) & (c % PRE == 0u)) {
      candidates[column / PRE] = vec2u(key, place);
    }
    workgroupBarrier();
    var topKey = 0u;
    var found = NONE;
    // @unroll
    for (var s = 0u; s < CANDIDATES; s += LANES) {
      let other = candidates[slot * CANDIDATES + min(s + lane, CANDIDATES - 1u)];
      let isBetter = (other.x > topKey) | ((other.x == topKey) & (other.y < found));
      topKey = select(topKey, other.x, isBetter);
      found = select(found, other.y, isBetter);
    }
    let best = groupMax(topKey);
    found = groupMin(select(NONE, found, topKey == best));
    let isPivot = (at == found) & (found != NONE);
    if (isPivot) {
      let h = reflector(alpha, squares);
      beta = h.beta;
      scale = h.scale;
      tau = h.tau;
      // @unroll
      for (var q = 0u; q < QUADS; q++) {
        var four = vec4f();
        // @unroll
        for (var r = 4u * q; r < 4u * q + 4u - (q + 1u) / QUADS * (4u * QUADS - ROWS); r++) {
          let row = r * LANES + lane;
          four[r % 4u] = select(select(0.0, x[r] * h.scale, row > k), 1.0, row == k);
        }
        v[(slot * LANES + lane) * PITCH + q] = four;
      }
      if (lane == 0u) {
        taus[slot] = h.tau;
      }
    }
    workgroupBarrier();
    at = select(select(select(at, found, at == k), k, at == found), at, found == NONE);
    let factor = taus[slot];
    let acts = (at > k) & (at != NONE) & (found != NONE) & ((bitcast<u32>(factor) & 0x7fffffffu) != 0u);
    let atV = (select(GROUP, slot, acts) * LANES + lane) * PITCH;
    // @registers
    var y: array<vec4f, QUADS>;
    // @unroll
    for (var q = 0u; q < QUADS; q++) {
      y[q] = v[atV + q];
    }
    var dot = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      dot = fma(y[r / 4u][r % 4u], x[r], dot);
    }
    let change = select(0.0, factor * groupSum(dot), acts);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r] = fma(-y[r / 4u][r % 4u], change, x[r]);
    }
  }
  let isFactor = at < least;
  var back = -by;
  var stores = live;
  // @when CARRY
  stores = live & (most < INFINITE);
  let size = select(largest, most, isA);
  let exponent = i32(size >> 23u) - 127;
  let power = select(-exponent, 0, (abs(exponent) <= 40) | (size == 0u) | (size >= INFINITE));
  back += power;
  if ((lane == 0u) & live & ((c == 0u) | isB)) {
    if (isB) {
      scales[z * p.pitch + 1u + side] = power;
    }
    if (c == 0u) {
      let overall = i32(most >> 23u) - 127;
      let ofA = select(-overall, 0, (abs(overall) <= 40) | (most == 0u));
      scales[z * p.pitch] = select(ofA, WILD, most >= INFINITE);
    }
  }
  // @end
  back = clamp(back, -250, 250);
  let first = halfPower(back);
  let second = otherPower(back);
  storageBarrier();
  workgroupBarrier();
  var storesA = stores & isA;
  // @when CARRY
  storesA = storesA & (p.stores != 0u);
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = r * LANES + lane;
    let inR = select(x[r], beta, isFactor & (row == at)) * first * second;
    let value = select(inR, x[r] * scale, isFactor & (row > at));
    if (storesA & (row < m)) {
      A[own.A.off + row * own.A.rs + at * own.A.cs] = value;
    }
    // @when CARRY
    if (stores & isB & (row < m)) {
      let atB = own.B.off + row * own.B.rs + side * own.B.cs;
      // @when B_APART
      B[atB] = value;
      // @end
      // @when B_IN_A
      A[atB] = value;
      // @end
    }
    // @end
  }
  if (storesA & (lane == 0u)) {
    jpvt[own.piv + at] = i32(c) + 1;
    // @when FACTORS
    if (isFactor) {
      // @when B_APART
      B[own.B.off + at * own.B.rs] = tau;
      // @end
      // @when B_IN_A
      A[own.B.off + at * own.B.rs] = tau;
      // @end
    }
    // @end
  }
}
`);

export const qr_group: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 4u;
const CPT: u32 = 2u;
const SLOTS: u32 = 8u;
const STEPS: u32 = 16u;
const PHASE: u32 = 8u;
const SUBGROUPS: u32 = 1u;
const SKIPS: u32 = 1u;
const LISTED: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const THREADS: u32 = LANES * SLOTS;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A);
const ALWAYS: u32 = 1u - SUBGROUPS * SKIPS;
const THIRTYTWOS: u32 = SUBGROUPS * (LANES / 32u);
const VECS: u32 = (ROWS + 3u) / 4u;
struct Params {
`, lib_batch_fields, `  begin: u32,
  end: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
// @when LISTED
@group(0) @binding(1) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(2) var<uniform> p: Params;
// @when TAU_APART
@group(0) @binding(3) var<storage, read_write> tau: array<f32>;
// @end
// @when R_APART
@group(0) @binding(4) var<storage, read_write> R: array<f32>;
// @end
// @when Q_APART
@group(0) @binding(5) var<storage, read_write> Q: array<f32>;
// @end
`, lib_batch_problem, ``, lib_small_group, ``, lib_householder, `var<workgroup> published: array<vec4f, 2u * VECS * LANES>;
var<workgroup> strength: array<f32, 2>;
fn columnSum(value: f32) -> f32 {
  var sum = groupSum(value);
  // @when THIRTYTWOS
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  return sum;
}
fn columnMax(value: u32) -> u32 {
  var most = groupMax(value);
  // @when THIRTYTWOS
  most = max(most, subgroupShuffleXor(most, 16u));
  // @end
  return most;
}
@compute @workgroup_size(THREADS)
fn qr_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  firstSlot = subgroup * (lanes / LANES);
  endSlot = firstSlot + lanes / LANES;
  slot = firstSlot + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let own = problem(group.x + p.baseX);
  let m = max(own.m, p.begin) - p.begin;
  let n = max(min(own.n, p.end), p.begin) - p.begin;
  let top = min(m, n);
  let offA = own.A.off + p.begin * (own.A.rs + own.A.cs);
  // @registers
  var x: array<f32, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let inside = (lane + r * LANES < m) & (slot + c * SLOTS < n);
      let value = A[select(0u, offA + (lane + r * LANES) * own.A.rs + (slot + c * SLOTS) * own.A.cs, inside)];
      x[c * ROWS + r] = select(0.0, value, inside);
    }
  }
  // @registers
  var shift: array<i32, CPT>;
  // @registers
  var taus: array<f32, CPT>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[c * ROWS + r]) & 0x7fffffffu);
    }
    shift[c] = scaleOf(columnMax(key));
    taus[c] = 0.0;
    let first = halfPower(shift[c]);
    let second = otherPower(shift[c]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[c * ROWS + r] = x[c * ROWS + r] * first * second;
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += PHASE) {
    for (var k = k0; k < min(top, k0 + PHASE); k++) {
      let place = k % 2u * (VECS * LANES) + lane;
      let at = k - k0 / SLOTS * SLOTS;
      var publishes = (at >= firstSlot) & (at < endSlot);
      // @when ALWAYS
      publishes = true;
      // @end
      if (publishes) {
        // @registers
        var y: array<vec4f, VECS>;
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          y[g] = vec4f(0.0);
        }
        var diagonal = 0.0;
        var even = nought;
        var odd = nought;
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          y[r / 4u][r % 4u] = select(0.0, value, lane + r * LANES > k);
          diagonal = select(diagonal, value, lane + r * LANES == k);
        }
        // @unroll
        for (var r = (k0 + PHASE - 1u) / LANES + 1u; r < ROWS; r++) {
          y[r / 4u][r % 4u] = x[k0 / SLOTS * ROWS + r];
        }
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          even = fma(y[g].x, y[g].x, even);
          odd = fma(y[g].y, y[g].y, odd);
          even = fma(y[g].z, y[g].z, even);
          odd = fma(y[g].w, y[g].w, odd);
        }
        let alpha = fromLane(diagonal, k % LANES);
        let h = reflector(alpha, columnSum(even + odd));
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = select(0.0, alpha - h.beta, lane + r * LANES == k);
          y[r / 4u][r % 4u] = select(value, y[r / 4u][r % 4u], lane + r * LANES > k);
        }
        let mine = slot == at;
        if (mine) {
          // @unroll
          for (var g = k0 / LANES / 4u; g < VECS; g++) {
            published[place + g * LANES] = y[g];
          }
          strength[k % 2u] = h.tau * h.scale * h.scale;
        }
        taus[k0 / SLOTS] = select(taus[k0 / SLOTS], h.tau, mine);
        // @unroll
        for (var r = k0 / LANES; r < (k0 + PHASE - 1u) / LANES + 1u; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          let scaled = select(value, value * h.scale, mine & (lane + r * LANES > k));
          x[k0 / SLOTS * ROWS + r] = select(scaled, h.beta, mine & (lane + r * LANES == k));
        }
        // @unroll
        for (var r = (k0 + PHASE - 1u) / LANES + 1u; r < ROWS; r++) {
          x[k0 / SLOTS * ROWS + r] = select(x[k0 / SLOTS * ROWS + r], x[k0 / SLOTS * ROWS + r] * h.scale, mine);
        }
      }
      workgroupBarrier();
      let next = max(firstSlot, at + 1u);
      var works = ((next < endSlot) & (next + k0 / SLOTS * SLOTS < n)) | (firstSlot + (k0 / SLOTS + 1u) * SLOTS < n);
      // @when ALWAYS
      works = true;
      // @end
      if (works) {
        // @registers
        var u: array<vec4f, VECS>;
        // @unroll
        for (var g = k0 / LANES / 4u; g < VECS; g++) {
          u[g] = published[place + g * LANES];
        }
        let f = strength[k % 2u];
        let acts = (bitcast<u32>(f) & 0x7fffffffu) != 0u;
        // @registers
        var w: array<f32, CPT>;
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          var even = nought;
          var odd = nought;
          // @unroll
          for (var r = k0 / LANES / 2u * 2u; r < ROWS; r += 2u) {
            even = fma(u[r / 4u][r % 4u], x[c * ROWS + r], even);
            odd = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odd);
          }
          w[c] = even + odd;
        }
        // @unroll
        for (var c = k0 / SLOTS; c < CPT; c++) {
          w[c] = select(0.0, f * columnSum(w[c]), acts);
        }
        let behind = slot > at;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let value = x[k0 / SLOTS * ROWS + r];
          x[k0 / SLOTS * ROWS + r] = select(value, fma(-u[r / 4u][r % 4u], w[k0 / SLOTS], value), behind);
        }
        // @unroll
        for (var c = k0 / SLOTS + 1u; c < CPT; c++) {
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
          }
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let first = halfPower(-shift[c]);
    let second = otherPower(-shift[c]);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let value = x[c * ROWS + r];
      x[c * ROWS + r] = select(value, value * first * second, lane + r * LANES <= slot + c * SLOTS);
    }
  }
  // @when FACTORS
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    if ((lane == 0u) & (column < top)) {
      // @when TAU_APART
      tau[own.piv + p.begin + column] = taus[c];
      // @end
      // @when TAU_IN_A
      A[own.piv + p.begin + column] = taus[c];
      // @end
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      if ((lane + r * LANES < m) & (column < n)) {
        A[offA + (lane + r * LANES) * own.A.rs + column * own.A.cs] = x[c * ROWS + r];
      }
    }
  }
  // @end
  // @when EXPLICIT
`, lib_qr_group_explicit, `  // @end
}
`);

export const qr_put: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  what: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;
@compute @workgroup_size(THREADS)
fn qr_put(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let k = min(a.m, a.n);
  var to = a.A;
  var rows = a.m;
  var cols = a.n;
  if (p.what == 1u) {
    to = a.B;
    rows = k;
  } else if (p.what == 2u) {
    to = a.C;
    cols = k;
  } else if (p.what == 3u) {
    to = Place(a.piv, 1u, 0u);
    rows = k;
    cols = min(k, 1u);
  }
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = to.cs == 1u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isThere = (i < rows) & (j < cols) & ((p.what != 1u) | (i <= j));
    let value = W[select(0u, z * p.strideW + i + j * p.ldW, isThere)];
    tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(0.0, value, isThere);
  }
  workgroupBarrier();
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      X[to.off + (row0 + ti) * to.rs + (col0 + tj) * to.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
`);

export const qr_records: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  ofQ: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn qr_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let a = select(records[at + 1u].xyz, vec3u(z * p.strideW, 1u, p.ldW), p.ldW > 0u);
  let b = records[at + 2u];
  let c = records[at + 3u];
  let isOfQ = p.ofQ != 0u;
  moved[4u * z] = vec4u(sizes.xy, select(sizes.z, sizes.w, isOfQ), sizes.w);
  moved[4u * z + 1u] = vec4u(a, z * p.strideTau);
  moved[4u * z + 2u] = vec4u(select(b.xyz, c.xyz, isOfQ), b.w);
  moved[4u * z + 3u] = c;
}
`;

export const qr_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const STEPS: u32 = 8u;
const BLOCK: u32 = 2u;
const THREADS: u32 = 32u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const OUT: u32 = 0u;
const ACROSS: u32 = 0u;
const EXPLICIT: u32 = 1u;
const TAU_IN_A: u32 = 0u;
const R_IN_A: u32 = 0u;
const Q_IN_A: u32 = 0u;
const R_IN_Q: u32 = 0u;
const FACTORS: u32 = 1u - EXPLICIT;
const TAU_APART: u32 = FACTORS * (1u - TAU_IN_A);
const R_APART: u32 = EXPLICIT * (1u - R_IN_A) * (1u - R_IN_Q) * (1u - OUT);
const Q_APART: u32 = EXPLICIT * (1u - Q_IN_A) * (1u - OUT);
const FACTORS_STAGED: u32 = FACTORS * STAGED;
const FACTORS_DIRECT: u32 = FACTORS * (1u - STAGED);
const RESULTS_STAGED: u32 = EXPLICIT * STAGED * OUT;
const RESULTS_DIRECT: u32 = EXPLICIT * (1u - STAGED * OUT);
const NONFINITE: u32 = 0u;
const REPORTS: u32 = 0u;
const LOWER: u32 = 0u;
const FLIPPED: u32 = 0u;
const KEPT: u32 = (N + LANES - 1u) / LANES;
`, lib_small_head, `// @when TAU_APART
@group(0) @binding(6) var<storage, read_write> tau: array<f32>;
// @end
// @when R_APART
@group(0) @binding(7) var<storage, read_write> R: array<f32>;
// @end
// @when Q_APART
@group(0) @binding(8) var<storage, read_write> Q: array<f32>;
// @end
// @when RESULTS_STAGED
@group(0) @binding(9) var<storage, read_write> R4: array<vec4f>;
@group(0) @binding(10) var<storage, read_write> Q4: array<vec4f>;
// @end
`, lib_householder, `@compute @workgroup_size(THREADS)
fn qr_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = STEPS;
  // @when EDGE
  top = min(p.m, p.n);
  // @end
  // @registers
  var shift: array<f32, KEPT>;
  // @registers
  var mine: array<f32, KEPT>;
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    shift[q] = 0.0;
    mine[q] = 0.0;
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    var key = 0u;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      key = max(key, bitcast<u32>(x[r * N + c]) & 0x7fffffffu);
    }
    let by = scaleOf(groupMax(key));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = x[r * N + c] * first * second;
    }
    shift[c / LANES] = select(shift[c / LANES], f32(by), lane == c % LANES);
  }
  // @unroll
  for (var k0 = 0u; k0 < STEPS; k0 += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = k0 + j;
      if (k < top) {
        // @registers
        var y: array<f32, ROWS>;
        var diagonal = 0.0;
        var squares = nought;
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, x[r * N + k0], row > k);
          diagonal = select(diagonal, x[r * N + k0], row == k);
          squares = fma(y[r], y[r], squares);
        }
        var h = reflector(fromLane(diagonal, k % LANES), groupSum(squares));
        // @when EDGE
        let counts = (k < m) & (k < n);
        h.beta = select(0.0, h.beta, counts);
        h.tau = select(0.0, h.tau, counts);
        h.scale = select(0.0, h.scale, counts);
        // @end
        // @unroll
        for (var q = k0 / LANES; q < (k0 + BLOCK + LANES - 1u) / LANES; q++) {
          mine[q] = select(mine[q], h.tau, lane + q * LANES == k);
        }
        // @unroll
        for (var r = k0 / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(0.0, y[r] * h.scale, row > k);
          x[r * N + k0] = select(select(x[r * N + k0], y[r], row > k), h.beta, row == k);
          y[r] = select(y[r], 1.0, row == k);
        }
        let acts = (bitcast<u32>(h.tau) & 0x7fffffffu) != 0u;
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = select(x[r * N + c], fma(-y[r], by, x[r * N + c]), c + j < k0 + BLOCK);
          }
        }
        // @unroll
        for (var c = k0 + BLOCK; c < N; c++) {
          var sum = nought;
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            sum = fma(y[r], x[r * N + c], sum);
          }
          let by = select(0.0, h.tau * groupSum(sum), acts);
          // @unroll
          for (var r = k0 / LANES; r < ROWS; r++) {
            x[r * N + c] = fma(-y[r], by, x[r * N + c]);
          }
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let first = x[r * N + k0];
        // @unroll
        for (var c = k0 + 1u; c < k0 + BLOCK; c++) {
          x[r * N + c - 1u] = x[r * N + c];
        }
        x[r * N + k0 + BLOCK - 1u] = first;
      }
    }
  }
  // @unroll
  for (var c = 0u; c < N; c++) {
    let by = -i32(fromLane(shift[c / LANES], c % LANES));
    let first = halfPower(by);
    let second = otherPower(by);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      x[r * N + c] = select(x[r * N + c], x[r * N + c] * first * second, lane + r * LANES <= c);
    }
  }
  // @when FACTORS
  // @unroll
  for (var q = 0u; q < KEPT; q++) {
    if (live & (lane + q * LANES < min(m, n))) {
      // @when TAU_APART
      tau[own.piv + lane + q * LANES] = mine[q];
      // @end
      // @when TAU_IN_A
      A[own.piv + lane + q * LANES] = mine[q];
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      // @when FACTORS_STAGED
      if ((row < m) & (c < n)) {
        let atS = at0 + row * down + c * right;
        stage[atS / 4u][atS % 4u] = x[r * N + c];
      }
      // @end
      // @when FACTORS_DIRECT
      if (live & (row < m) & (c < n)) {
        A[own.A.off + row * own.A.rs + c * own.A.cs] = x[r * N + c];
      }
      // @end
    }
  }
  // @end
  // @when FACTORS_STAGED
`, lib_small_stage_out, `  // @end
  // @when EXPLICIT
`, lib_qr_small_explicit, `  // @end
}
`);

export const rank_update: string = /* @__PURE__ */ joined(`
`, lib_packed, `const ROWS: u32 = 64u;
const GROUPS: u32 = 4u;
const DEPTH: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = ROWS * GROUPS;
const COLS: u32 = GROUPS * DEPTH;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  triangle: u32,
  both: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> A: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
fn place(i: u32, j: u32) -> u32 {
  if (PACKED == 1u) {
    return p.offA + packed(i, j, p.n, p.triangle == 2u);
  }
  return p.offA + i + j * p.lda;
}
fn inside(i: u32, j: u32) -> bool {
  return (i < p.m) & (j < p.n) & ((p.triangle != 1u) | (i >= j)) & ((p.triangle != 2u) | (i <= j));
}
@compute @workgroup_size(THREADS)
fn rank_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i0 = (group.x + p.baseX) * ROWS;
  let first = (group.y + p.baseY) * COLS;
  if (((p.triangle == 1u) & (i0 + ROWS <= first)) | ((p.triangle == 2u) & (first + COLS <= i0))) {
    return;
  }
  let i = i0 + t % ROWS;
  let j0 = first + t / ROWS;
  let row = i32(min(i, p.m - 1u));
  let xi = p.alpha * x[p.offX + row * p.incX];
  var yi = 0.0;
  if (p.both == 1u) {
    yi = p.alpha * y[p.offY + row * p.incY];
  }
  // @registers
  var a: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[place(u32(row), min(j0 + u * GROUPS, p.n - 1u))];
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    var value = fma(xi, y[p.offY + column * p.incY], a[u]);
    if (p.both == 1u) {
      value = fma(yi, x[p.offX + column * p.incX], value);
    }
    if (inside(i, j)) {
      A[place(i, j)] = value;
    }
  }
}
`);

export const rbt_check: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  ldw: u32,
  ldx: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> R: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<f32>;
@group(0) @binding(3) var<storage, read> norm: array<f32>;
@group(0) @binding(4) var<storage, read_write> facts: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> first: atomic<u32>;
var<workgroup> second: atomic<u32>;
fn key(x: f32) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
@compute @workgroup_size(THREADS)
fn rbt_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let diagonal = number == 0u;
  if (t == 0u) {
    atomicStore(&first, select(0u, 0xffffffffu, diagonal));
    atomicStore(&second, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if (diagonal) {
      let pivot = key(W[i * (p.ldw + 1u)]);
      atomicMin(&first, pivot);
      atomicMax(&second, pivot);
    } else {
      atomicMax(&first, key(R[i + (number - 1u) * p.ldx]));
      atomicMax(&second, key(X[i + (number - 1u) * p.ldx]));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let place = p.offF + select(2u * number + 1u, 0u, diagonal);
    facts[place] = atomicLoad(&first);
    facts[place + 1u] = atomicLoad(&second);
    if (diagonal) {
      facts[p.offF + 2u] = bitcast<u32>(norm[0]);
    }
  }
}
`;

export const rbt_pivots: string = `
const THREADS: u32 = 256u;
const INFINITY: u32 = 0x7f800000u;
struct Params {
  n: u32,
  ldw: u32,
  offInfo: u32,
  least: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> norm: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> smallest: atomic<u32>;
@compute @workgroup_size(THREADS)
fn rbt_pivots(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&smallest, INFINITY);
  }
  workgroupBarrier();
  var own = INFINITY;
  for (var i = t; i < p.n; i += THREADS) {
    own = min(own, bitcast<u32>(W[i * (p.ldw + 1u)]) & 0x7fffffffu);
  }
  atomicMin(&smallest, own);
  workgroupBarrier();
  if (t == 0u) {
    let pivot = atomicLoad(&smallest);
    let size = bitcast<u32>(norm[0]);
    if (pivot >= INFINITY || size >= INFINITY || bitcast<f32>(pivot) <= p.least * bitcast<f32>(size)) {
      info[p.offInfo] = i32(p.n);
    }
  }
}
`;

export const rcond_final: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 1u;
struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_start_size, `@compute @workgroup_size(THREADS)
fn rcond_final() {
  let norm = norms[0] & MAGNITUDE;
  var bits = 0u;
  if (norm > INFINITY_BITS || (norms[1] & MAGNITUDE) > INFINITY_BITS) {
    bits = NAN_BITS;
  } else if (zero[0] == 0 && norm != 0u && norm != INFINITY_BITS && est[0] != 0u && est[0] < INFINITY_BITS) {
    bits = bitcast<u32>(startSize(norm) / bitcast<f32>(norm) / bitcast<f32>(est[0]));
  }
  rcond[p.offR] = bits;
}
`);

export const refine_add: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  columns: u32,
  offX: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> D: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn refine_add(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n && state[p.columns + j] != 0u) {
    X[p.offX + i + j * p.ldx] += D[i + j * p.ldd];
  }
}
`;

export const refine_bound: string = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ld: u32,
  bound: f32,
  safe1: f32,
  safe2: f32,
}
@group(0) @binding(0) var<storage, read> R: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn refine_bound(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n) {
    let at = i + j * p.ld;
    let weight = W[at];
    W[at] = abs(R[at]) + p.bound * weight + select(0.0, p.safe1, weight <= p.safe2);
  }
}
`;

export const refine_copy: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const PACKED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  rows: u32,
  columns: u32,
  start: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn refine_copy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let e = (group.x + p.baseX) * THREADS + t;
  let size = p.rows * p.columns;
  let z = p.start + e / size;
  if (z >= p.count) {
    return;
  }
  let byRows = p.byRows != 0u;
  let along = select(p.rows, p.columns, byRows);
  let a = e % size % along;
  let c = e % size / along;
  let i = select(a, c, byRows);
  let j = select(c, a, byRows);
  let own = problem(z);
  let rows = select(own.m, own.n, PACKED == 1u);
  let columns = select(own.n, own.nrhs, PACKED == 1u);
  var place = own.A;
  if (PACKED == 1u) {
    place = Place(own.piv, select(1u, columns, byRows), select(rows, 1u, byRows));
  }
  if (i < rows && j < columns) {
    C[own.C.off + i * own.C.rs + j * own.C.cs] = A[place.off + i * place.rs + j * place.cs];
  }
}
`);

export const refine_group: string = /* @__PURE__ */ joined(`
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 1u;
const FERR: u32 = 1u;
const DEPTH: u32 = 4u;
const MOST_STEPS: u32 = 5u;
const EPS: f32 = 0x1p-24f;
struct Params {
`, lib_batch_fields, `  byRows: u32,
  stridePivots: u32,
  columns: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> F: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> X: array<f32>;
@group(0) @binding(4) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(5) var<storage, read> failed: array<i32>;
// @when PIVOTS
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_norm_sum, `fn factor(at: u32) -> f32 {
  return F[at];
}
`, lib_vector_solve, `// @when FERR
`, lib_vector_estimate, `// @end
var<workgroup> wanted: atomic<u32>;
var<workgroup> verdict: u32;
fn opaque(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ p.zero);
}
fn upper(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) & 0xfffff000u);
}
struct Residual {
  r: f32,
  w: f32,
}
fn residual(me: Lane, a: Place, b: f32) -> Residual {
  let row = min(me.lane, max(me.n, 1u) - 1u);
  var s = b;
  var rest = 0.0;
  var w = abs(b);
  // @registers
  var next: array<f32, DEPTH>;
  for (var k0 = 0u; k0 < me.n; k0 += DEPTH) {
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let k = min(k0 + d, me.n - 1u);
      let i = select(row, max(row, k), CHOLESKY == 1u);
      let j = select(k, min(row, k), CHOLESKY == 1u);
      next[d] = A[a.off + i * a.rs + j * a.cs];
    }
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let inside = k0 + d < me.n;
      let x = select(0.0, bitcast<f32>(told[me.slot * LANES + min(k0 + d, LANES - 1u)]), inside);
      let c = select(0.0, -next[d], inside);
      w += abs(c * x);
      let c1 = upper(c);
      let c2 = c - c1;
      let x1 = upper(x);
      let x2 = x - x1;
      let product = opaque(c * x);
      let error = opaque(c1 * x1 - product) + c1 * x2 + c2 * x1 + c2 * x2;
      let sum = opaque(s + product);
      let part = opaque(sum - s);
      rest += opaque(s - opaque(sum - part)) + opaque(product - part) + error;
      s = sum;
    }
  }
  return Residual(s + rest, w);
}
@compute @workgroup_size(THREADS)
fn refine_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let column = group.y + p.baseY;
  let own = problem(min(z, p.count - 1u));
  let good = (z < p.count) & (column < own.nrhs) & (failed[own.q] == 0);
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, good));
  let inside = me.lane < me.n;
  let f = Place(own.piv, select(1u, own.n, p.byRows == 1u), select(own.n, 1u, p.byRows == 1u));
  let order = f32(me.n + 1u);
  let safe1 = order * 0x1p-126f;
  let safe2 = order * 0x1p-102f;
  var place = me.lane;
  // @when PIVOTS
  for (var s = me.n; s > 0u; s--) {
    let other = min(u32(ipiv[own.q * p.stridePivots + s - 1u]) - 1u, me.n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let at = own.C.off + me.lane * own.C.rs + column * own.C.cs;
  var b = 0.0;
  var x = 0.0;
  if (inside) {
    b = B[own.B.off + me.lane * own.B.rs + column * own.B.cs];
    x = X[at];
  }
  var goesOn = select(0u, 1u, me.n > 0u);
  var before = 3.0;
  var berr = 0u;
  var steps = 0u;
  var found = Residual(0.0, 0.0);
  if (t == 0u) {
    atomicStore(&wanted, 0u);
  }
  for (var step = 0u; step <= MOST_STEPS; step++) {
    workgroupBarrier();
    told[me.slot * LANES + me.lane] = bitcast<u32>(x);
    workgroupBarrier();
    found = residual(me, own.A, b);
    let extra = select(0.0, safe1, found.w <= safe2);
    let share = bitcast<u32>((abs(found.r) + extra) / (found.w + extra)) & MAGNITUDE;
    let bits = laneMax(me, select(0u, share, inside));
    let error = bitcast<f32>(min(bits, INFINITY_BITS));
    let again = (bits < INFINITY_BITS) & (error > EPS) & (2.0 * error <= before) & (step < MOST_STEPS);
    berr = select(berr, bits, goesOn == 1u);
    before = select(before, error, goesOn == 1u);
    goesOn = select(0u, goesOn, again);
    if (me.lane == 0u && goesOn == 1u) {
      atomicMax(&wanted, step + 1u);
    }
    workgroupBarrier();
    if (t == 0u) {
      verdict = select(0u, 1u, atomicLoad(&wanted) == step + 1u);
    }
    if (workgroupUniformLoad(&verdict) == 0u) {
      break;
    }
    let d = solved(me, f, found.r, 0u, place);
    x = select(x, x + d, goesOn == 1u);
    steps += goesOn;
  }
  var ferr = 0u;
  // @when FERR
  let weight = abs(found.r) + order * EPS * found.w + select(0.0, safe1, found.w <= safe2);
  let bound = estimated(me, f, 1.0, select(0.0, weight, inside), 1u, place);
  let size = laneMax(me, select(0u, bitcast<u32>(x) & MAGNITUDE, inside));
  ferr = select(bound, bitcast<u32>(bitcast<f32>(bound) / bitcast<f32>(max(size, 1u))), (bound < INFINITY_BITS) & (size != 0u));
  // @end
  if (inside) {
    X[at] = x;
  }
  if (me.lane == 0u && good) {
    parts[own.q * p.columns + column] = vec4u(steps, berr, ferr, 0u);
  }
}
`);

export const refine_judge: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  ld: u32,
  first: u32,
  eps: f32,
  safe1: f32,
  safe2: f32,
}
@group(0) @binding(0) var<storage, read> R: array<f32>;
@group(0) @binding(1) var<storage, read> W: array<f32>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn refine_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    let size = abs(R[i + j * p.ld]);
    let weight = W[i + j * p.ld];
    let extra = select(0.0, p.safe1, weight <= p.safe2);
    worst = max(worst, bitcast<u32>((size + extra) / (weight + extra)) & 0x7fffffffu);
  }
  findLargest(t, worst);
  if (t == 0u) {
    let bits = most[0];
    let error = bitcast<f32>(bits);
    let before = select(bitcast<f32>(state[j]), 3.0, p.first == 1u);
    let wanted = p.first == 1u || state[p.columns + j] != 0u;
    if (wanted) {
      state[j] = bits;
      let again = bits <= 0x7f800000u && error > p.eps && 2.0 * error <= before;
      state[p.columns + j] = select(0u, bitcast<u32>(1.0), again);
    }
  }
}
`);

export const refine_report: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  kind: u32,
  columns: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> parts: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> list: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, `@compute @workgroup_size(THREADS)
fn refine_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let state = found[own.q];
  var value = bitcast<u32>(state);
  if (p.kind >= 2u) {
    value = 0u;
    for (var c = 0u; c < select(own.nrhs, 0u, own.n == 0u); c++) {
      let part = parts[own.q * p.columns + c];
      value = max(value, select(select(part.z, part.y, p.kind == 3u), part.x, p.kind == 2u));
    }
    value = select(value, select(0x7fc00000u, 0u, p.kind == 2u), state > 0);
  }
  value = select(value, select(0u, 0xffffffffu, p.kind == 0u), own.outside);
  list[p.offL + own.q] = value;
}
`);

export const reflect_group: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const SKIPS: u32 = 0u;
const ACROSS: u32 = 0u;
const V_IN_C: u32 = 0u;
const TAU_IN_C: u32 = 0u;
const V_APART: u32 = 1u - V_IN_C;
const TAU_APART: u32 = 1u - TAU_IN_C;
const DOWN: u32 = 1u - ACROSS;
const LOADS: u32 = 1u - IDENTITY;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * ROWS;
const CHUNK: u32 = KB * HEIGHT;
const SLOT: u32 = CHUNK + 4u * LANES;
const COPIES: u32 = (CHUNK / 4u + TEAM - 1u) / TEAM;
const UNEVEN: u32 = CHUNK / 4u % TEAM;
const EVEN: u32 = (TEAM - UNEVEN) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;
const DOUBLES: u32 = LANES / 32u;
struct Params {
`, lib_batch_fields, `  begin: u32,
  end: u32,
  column: u32,
  backward: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<f32>;
// @when V_APART
@group(0) @binding(1) var<storage, read> V: array<f32>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<f32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT / 4u>;
var<workgroup> scales: array<f32, 2u * GROUP * KB>;
`, lib_batch_problem, ``, lib_small_group, `fn reflectorAt(at: u32) -> f32 {
  var value = 0.0;
  // @when V_APART
  value = V[at];
  // @end
  // @when V_IN_C
  value = C[at];
  // @end
  return value;
}
fn scaleAt(at: u32) -> f32 {
  var value = 0.0;
  // @when TAU_APART
  value = tau[at];
  // @end
  // @when TAU_IN_C
  value = C[at];
  // @end
  return value;
}
fn foursAt(e: u32) -> vec3u {
  var at = vec3u();
  // @when DOWN
  at = vec3u(e % LANES, e / LANES % (ROWS / 4u), e / (HEIGHT / 4u));
  // @end
  // @when ACROSS
  at = vec3u(e / KB % LANES, e / (KB * LANES), e % KB);
  // @end
  return at;
}
fn isNone(scale: f32) -> bool {
  return (bitcast<u32>(scale) & 0x7fffffffu) == 0u;
}
fn columnSum(value: f32) -> f32 {
  var sum = groupSum(value);
  // @when SUBGROUPS
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @end
  return sum;
}
@compute @workgroup_size(THREADS)
fn reflect_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  var thread = t;
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  // @end
  let slot = thread / TEAM;
  let member = thread % TEAM;
  let lane = member % LANES;
  let column0 = p.column + (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  let m = select(0u, own.m - min(p.begin, own.m), live);
  let n = select(0u, own.n, live);
  let v = Place(own.A.off + p.begin * (own.A.rs + own.A.cs), own.A.rs, own.A.cs);
  let scaleOff = select(own.piv, own.C.off, p.tauInC != 0u) + p.begin;
  var place = own.B;
  if (p.inPlace != 0u) {
    place = own.A;
  }
  if (p.ldW != 0u) {
    place = Place(z * p.strideW, 1u, p.ldW);
  }
  place.off += p.begin * place.rs;
  let least = max(min(p.end, select(own.m, own.nrhs, p.counted != 0u)), p.begin) - p.begin;
  var end = p.end - min(p.begin, p.end);
  // @when IDENTITY
  end = min(end, (group.y + p.baseY + 1u) * (SIDE * CPT));
  // @end
  let chunks = (end + KB - 1u) / KB;
  let isBackward = p.backward != 0u;
  // @registers
  var x: array<f32, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      // @when LOADS
      let inside = (row < m) & (column < n);
      x[c * ROWS + r] = select(0.0, C[select(0u, place.off + row * place.rs + column * place.cs, inside)], inside);
      // @end
      // @when IDENTITY
      x[c * ROWS + r] = select(0.0, 1.0, row == column);
      // @end
    }
  }
  // @registers
  var held: array<vec4f, COPIES>;
  // @registers
  var heldScales: array<f32, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    let fetched = KB * select(s, max(chunks, s + 1u) - 1u - s, isBackward);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      let k = fetched + e.z;
      let scale = scaleAt(select(0u, scaleOff + k, k < least));
      let counts = (k < least) & !isNone(scale);
      // @unroll
      for (var i = 0u; i < 4u; i++) {
        let row = e.x + (4u * e.y + i) * LANES;
        let isBelow = counts & (row > k) & (row < m);
        let value = reflectorAt(select(0u, v.off + row * v.rs + k * v.cs, isBelow));
        held[q][i] = select(select(0.0, 1.0, counts & (row == k)), value, isBelow);
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      heldScales[q] = select(0.0, scaleAt(select(0u, scaleOff + k, k < least)), k < least);
    }
    if (s > 0u) {
      let k0 = KB * select(s - 1u, max(chunks, s) - s, isBackward);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = select(j, steps - 1u - j, isBackward);
            let at = (half * SLOT + k * HEIGHT) / 4u + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<vec4f, ROWS / 4u>;
            // @unroll
            for (var q = f * ROWS / PHASES / 4u; q < ROWS / 4u; q++) {
              y[q] = tile[at + q * LANES];
            }
            // @registers
            var by: array<f32, CPT>;
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              var sum = nought;
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                sum = fma(y[r / 4u][r % 4u], x[c * ROWS + r], sum);
              }
              by[c] = sum;
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              by[c] = select(scale * columnSum(by[c]), 0.0, isNone(scale));
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                x[c * ROWS + r] = fma(-y[r / 4u][r % 4u], by[c], x[c * ROWS + r]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      if ((EVEN == 1u) | (member + q * TEAM < CHUNK / 4u)) {
        tile[(next * SLOT + e.z * HEIGHT) / 4u + e.y * LANES + e.x] = held[q];
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      if (member + q * TEAM < KB) {
        scales[next * KB + member + q * TEAM] = heldScales[q];
      }
    }
    workgroupBarrier();
  }
  // @when IDENTITY
  storageBarrier();
  // @end
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      if ((row < m) & (column < n)) {
        C[place.off + row * place.rs + column * place.cs] = x[c * ROWS + r];
      }
    }
  }
}
`);

export const reflect_move: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const BACK: u32 = 0u;
const FORTH: u32 = 1u - BACK;
const EDGE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  operand: u32,
  end: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
// @when FORTH
@group(0) @binding(0) var<storage, read> X: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
// @end
// @when BACK
@group(0) @binding(2) var<storage, read_write> result: array<f32>;
@group(0) @binding(3) var<storage, read> held: array<f32>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<f32, EDGE * (EDGE + 1u)>;
@compute @workgroup_size(THREADS)
fn reflect_move(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  var place = own.A;
  var rows = own.m;
  var cols = min(p.end, min(own.m, select(own.m, own.nrhs, p.counted != 0u)));
  if (p.operand == 1u) {
    place = Place(select(own.piv, own.C.off, p.tauInC != 0u), 1u, 1u);
    rows = cols;
    cols = 1u;
  }
  if (p.operand == 2u) {
    if (p.inPlace == 0u) {
      place = own.B;
    }
    cols = own.n;
  }
  let row0 = y % p.tilesDown * EDGE;
  let col0 = y / p.tilesDown * EDGE;
  let isInRows = place.cs == 1u;
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      tile[ti + tj * (EDGE + 1u)] = X[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs];
    }
    // @end
    // @when BACK
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      tile[e % EDGE + e / EDGE * (EDGE + 1u)] = held[z * p.strideW + i + j * p.ldW];
    }
    // @end
  }
  workgroupBarrier();
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % EDGE + e / EDGE * (EDGE + 1u)];
    }
    // @end
    // @when BACK
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      result[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs] = tile[ti + tj * (EDGE + 1u)];
    }
    // @end
  }
}
`);

export const root_finish: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const EACH: u32 = 16u;
const LISTED: u32 = 0u;
const NAN_BITS: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  elements: u32,
  strideM: u32,
  offIter: u32,
  offError: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> nonfinite: array<i32>;
@group(0) @binding(5) var<storage, read_write> iter: array<i32>;
@group(0) @binding(6) var<storage, read_write> error: array<u32>;
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let at = 8u * z;
  let failed = state[at + 1u] == FAILED;
  let steps = state[at + 2u];
  let turns = bitcast<i32>(state[at + 4u]);
  let tail = bitcast<f32>(state[at + 5u]);
  if (!failed) {
    for (var k = 0u; k < EACH; k++) {
      let e = (y * EACH + k) * THREADS + t;
      if (e < p.elements) {
        let here = z * p.strideM + e;
        var value = X[here];
        if ((steps & 1u) == 1u) {
          value = Y[here];
        }
        X[here] = scaled(vec4f(value * tail), turns).x;
      }
    }
  }
  if ((y == 0u) & (t == 0u)) {
    let a = problem(z);
    info[p.offInfo + a.q] = select(select(0, i32(steps) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(i32(state[at + 6u]), 0, a.outside);
    iter[p.offIter + a.q] = i32(steps);
    error[p.offError + a.q] = select(state[at + 3u], NAN_BITS, a.outside);
  }
}
`);

export const root_newton: string = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `  degree: u32,
  most: u32,
  powerSteps: u32,
  epsilon: f32,
  offIter: u32,
  offError: u32,
}
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
`, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_newton(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let scale = rootScale(exponentOf(largest), p.degree);
  // @registers
  var m: array<vec4f, 4>;
  // @registers
  var b: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] = scaled(x[c], -scale.shift);
  }
  if (p.epsilon > 0.0) {
    var v = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let j = 4u * ty + c;
      v[c] = select(0.0, 1.0 + f32((j * 40503u) % 65536u) / 65536.0, j < n);
    }
    var size = 0.0;
    for (var step = 0u; step <= p.powerSteps; step++) {
      size = sqrt(groupSum(t, select(0.0, dot(v, v), tx == 0u)));
      v = v / max(size, 1e-30);
      var sum = m[0] * v.x;
      sum = fma(m[1], vec4f(v.y), sum);
      sum = fma(m[2], vec4f(v.z), sum);
      sum = fma(m[3], vec4f(v.w), sum);
      L[base + ty * NX + tx] = sum;
      workgroupBarrier();
      v = vec4f();
      for (var k = 0u; k < NX; k++) {
        v += L[base + k * NX + ty];
      }
      workgroupBarrier();
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      m[c] = fma(unit[c], vec4f(p.epsilon * size), m[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let absolute = abs(m[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(m[c], m[c], squares);
  }
  let one = groupColumns(t, columns);
  let norm = min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w)));
  let degree = f32(p.degree);
  let root = rootOf((degree + 1.0) / (2.0 * norm), p.degree);
  let factor = integerPower(root, p.degree);
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    m[c] *= factor;
    x[c] = root * unit[c];
  }
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = m[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, p.degree, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      b[c] = ((degree + 1.0) * unit[c] - m[c]) / degree;
    }
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
    for (var bits = p.degree; bits > 0u; bits >>= 1u) {
      putLeft(base, tx, ty, b[0], b[1], b[2], b[3]);
      if ((bits & 1u) == 1u) {
        putRight(base, tx, ty, m[0], m[1], m[2], m[3]);
`, lib_square_product, `        // @unroll
        for (var c = 0u; c < 4u; c++) {
          m[c] = select(m[c], acc[c], vec4<bool>(on));
        }
      }
      if (bits > 1u) {
        putRight(base, tx, ty, b[0], b[1], b[2], b[3]);
`, lib_square_product, `        // @unroll
        for (var c = 0u; c < 4u; c++) {
          b[c] = acc[c];
        }
      }
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(x[c] * scale.tail, -scale.turns);
  }
`, lib_square_store, `}
`);

export const root_schulz: string = /* @__PURE__ */ joined(`
const N: u32 = 16u;
const GROUP: u32 = 4u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const A_APART: u32 = 1u - A_IN_C;
struct Params {
`, lib_batch_fields, `  most: u32,
  offIter: u32,
  offError: u32,
}
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
`, lib_batch_problem, ``, lib_square_head, ``, lib_square_sides, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_schulz(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_square_lane, `  let scale = rootScale(exponentOf(largest), 2u);
  // @registers
  var y: array<vec4f, 4>;
  var columns = vec4f();
  var squares = vec4f();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] = scaled(x[c], -scale.shift);
    let absolute = abs(y[c]);
    columns[c] = absolute.x + absolute.y + absolute.z + absolute.w;
    squares = fma(y[c], y[c], squares);
  }
  let one = groupColumns(t, columns);
  let root = sqrt(min(one, sqrt(groupSum(t, squares.x + squares.y + squares.z + squares.w))));
  let factor = 1.0 / (root * root);
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    y[c] *= factor;
    x[c] = unit[c];
  }
  var found = select(GOES_ON, select(FAILED, CONVERGED, n == 0u), (n == 0u) | (largest == 0u) | odd);
  var stepsDone = 0u;
  var errorBits = select(0u, NAN_BITS, found == FAILED);
  var before = 1e30;
  for (var step = 0u; step <= p.most; step++) {
    putLeft(base, tx, ty, x[0], x[1], x[2], x[3]);
    putRight(base, tx, ty, y[0], y[1], y[2], y[3]);
`, lib_square_product, `    var off = vec4f();
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let d = acc[c] - unit[c];
      off = fma(d, d, off);
    }
    let sum = groupSum(t, off.x + off.y + off.z + off.w);
    let now = verdict(n, 1u, sum, before);
    let was = found == GOES_ON;
    found = select(found, select(now, FAILED, (now == GOES_ON) & (step == p.most)), was);
    stepsDone = select(stepsDone, step, was);
    before = sqrt(sum);
    errorBits = select(errorBits, bitcast<u32>(before), was);
    let on = found == GOES_ON;
    if (!anyGoing(t, on & live)) {
      break;
    }
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      acc[c] = 1.5 * unit[c] - 0.5 * acc[c];
    }
    // @registers
    var held: array<vec4f, 4>;
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      held[c] = acc[c];
    }
    putLeft(base, tx, ty, y[0], y[1], y[2], y[3]);
    putRight(base, tx, ty, held[0], held[1], held[2], held[3]);
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      y[c] = select(y[c], acc[c], vec4<bool>(on));
    }
    putLeft(base, tx, ty, held[0], held[1], held[2], held[3]);
    putRight(base, tx, ty, x[0], x[1], x[2], x[3]);
`, lib_square_product, `    // @unroll
    for (var c = 0u; c < 4u; c++) {
      x[c] = select(x[c], acc[c], vec4<bool>(on));
    }
  }
  let failed = found == FAILED;
  if (live & (own == 0u)) {
    info[p.offInfo + a.q] = select(select(0, i32(stepsDone) + 1, failed), -1, a.outside);
    nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
    iter[p.offIter + a.q] = i32(stepsDone);
    error[p.offError + a.q] = select(errorBits, NAN_BITS, a.outside);
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    x[c] = scaled(root * y[c], scale.turns);
  }
`, lib_square_store, `}
`);

export const root_start: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const INFINITE: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
struct Params {
`, lib_batch_fields, `  ld: u32,
  strideM: u32,
  slots: u32,
  degree: u32,
  inverse: u32,
  powerSteps: u32,
  epsilon: f32,
}
@group(0) @binding(0) var<storage, read_write> M: array<f32>;
@group(0) @binding(1) var<storage, read_write> X: array<f32>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> norms: array<f32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_group_reduce, ``, lib_binary_scale, ``, lib_root_steps, `@compute @workgroup_size(THREADS)
fn root_start(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let n = a.n;
  let base = z * p.strideM;
  var key = 0u;
  for (var i = t; i < n; i += THREADS) {
    for (var j = 0u; j < n; j++) {
      key = max(key, bitcast<u32>(M[base + i + j * p.ld]) & 0x7fffffffu);
    }
  }
  let largest = maxOver(t, key);
  let scale = rootScale(exponentOf(largest), p.degree);
  let half = -scale.shift / 2;
  let first = power(half);
  let second = power(-scale.shift - half);
  var size = 0.0;
  if (p.epsilon > 0.0) {
    for (var i = t; i < n; i += THREADS) {
      X[base + i] = 1.0 + f32((i * 40503u) % 65536u) / 65536.0;
    }
    for (var step = 0u; step <= p.powerSteps; step++) {
      let here = base + (step & 1u) * p.ld;
      let there = base + (1u - (step & 1u)) * p.ld;
      storageBarrier();
      var squares = 0.0;
      for (var i = t; i < n; i += THREADS) {
        let v = X[here + i];
        squares = fma(v, v, squares);
      }
      size = sqrt(sumOver(t, squares));
      let by = 1.0 / max(size, 1e-30);
      for (var i = t; i < n; i += THREADS) {
        var sum = 0.0;
        for (var j = 0u; j < n; j++) {
          sum = fma(M[base + i + j * p.ld] * first * second, X[here + j] * by, sum);
        }
        X[there + i] = sum;
      }
    }
    storageBarrier();
  }
  let ridge = p.epsilon * size;
  var rows = 0.0;
  var squares = 0.0;
  for (var i = t; i < n; i += THREADS) {
    var row = 0.0;
    for (var j = 0u; j < n; j++) {
      let m = M[base + i + j * p.ld] * first * second + select(0.0, ridge, i == j);
      row += abs(m);
      squares = fma(m, m, squares);
    }
    rows = max(rows, row);
  }
  let norm = min(bitcast<f32>(maxOver(t, bitcast<u32>(rows))), sqrt(sumOver(t, squares)));
  var f = 0.0;
  var g = 1.0;
  var tail = scale.tail;
  var turns = -scale.turns;
  if (p.inverse != 0u) {
    g = rootOf((f32(p.degree) + 1.0) / (2.0 * norm), p.degree);
    f = integerPower(g, p.degree);
  } else {
    tail = sqrt(norm);
    f = 1.0 / (tail * tail);
    turns = scale.turns;
  }
  var off = 0.0;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let unit = select(0.0, 1.0, i == j);
      let inside = (i < n) & (j < n);
      let m = select(unit, (M[at] * first * second + ridge * unit) * f, inside);
      off += select(0.0, (m - unit) * (m - unit), inside);
      M[at] = m;
      X[at] = g * unit;
    }
  }
  let sum = sumOver(t, off);
  for (var s = t; s < p.slots; s += THREADS) {
    norms[z * p.slots + s] = select(0.0, sum, s == 0u);
  }
  if (t == 0u) {
    let odd = largest >= INFINITE;
    let failed = (n > 0u) & ((largest == 0u) | odd);
    let at = 8u * z;
    state[at] = select(1u, 0u, failed | (n == 0u));
    state[at + 1u] = select(CONVERGED, FAILED, failed);
    state[at + 2u] = 0u;
    state[at + 3u] = select(select(bitcast<u32>(1e30), 0u, n == 0u), NAN_BITS, failed);
    state[at + 4u] = bitcast<u32>(turns);
    state[at + 5u] = bitcast<u32>(tail);
    state[at + 6u] = select(0u, 1u, odd);
    state[at + 7u] = n;
  }
}
`);

export const rot_elements: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = f32;
alias F = f32;
struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: f32,
  h21: f32,
  h12: f32,
  h22: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> F {
  if (X_IN_Y == 1u) {
    return F(y[at]);
  }
  return F(x[at]);
}
fn writeX(at: i32, value: F) {
  if (X_IN_Y == 1u) {
    y[at] = T(value);
  } else {
    x[at] = T(value);
  }
}
@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @registers
  var ys: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = F(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, fma(F(p.h11), xs[q], F(p.h12) * ys[q]));
      y[p.offY + i32(i) * p.incY] = T(fma(F(p.h22), ys[q], F(p.h21) * xs[q]));
    }
  }
}
`;

export const scal_elements: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
alias T = f32;
alias F = f32;
struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<F, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = F(x[p.offX + i32(i) * p.incX]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = T(F(p.alpha) * xs[q]);
    }
  }
}
`;

export const slogdet_batched: string = `
const THREADS: u32 = 64u;
const DET: u32 = 1u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const SIGN_BIT: u32 = 0x80000000u;
const LN2: f32 = 0.693147180559945;
struct Params {
  baseX: u32,
  n: u32,
  count: u32,
  offA: u32,
  strideA: u32,
  step: u32,
  offPiv: u32,
  stridePiv: u32,
  offSign: u32,
  offLog: u32,
  offDet: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> sign: array<u32>;
@group(0) @binding(3) var<storage, read_write> logdet: array<u32>;
// @when DET
@group(0) @binding(4) var<storage, read_write> det: array<u32>;
// @end
@group(0) @binding(5) var<uniform> p: Params;
struct Split {
  significand: f32,
  exponent: i32,
}
fn split(magnitude: u32) -> Split {
  let leading = firstLeadingBit(max(magnitude, 1u));
  let below = magnitude < 0x800000u;
  let bits = select(magnitude, magnitude << (23u - min(leading, 23u)), below);
  let exponent = select(i32(magnitude >> 23u) - 127, i32(leading) - 149, below);
  return Split(bitcast<f32>((bits & 0x7fffffu) | 0x3f800000u), exponent);
}
@compute @workgroup_size(THREADS)
fn slogdet_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let b = (group.x + p.baseX) * THREADS + t;
  if (b >= p.count) {
    return;
  }
  let fromA = p.offA + b * p.strideA;
  let fromPiv = p.offPiv + b * p.stridePiv;
  var product = 1.0;
  var exponent = 0;
  var negative = 0u;
  var worst = 0u;
  var zeros = 0u;
  for (var i = 0u; i < p.n; i++) {
    let bits = A[fromA + i * p.step];
    let magnitude = bits & MAGNITUDE;
    worst = max(worst, magnitude);
    zeros += select(0u, 1u, magnitude == 0u);
    negative ^= (bits >> 31u) ^ select(0u, 1u, ipiv[fromPiv + i] != i32(i + 1u));
    let factor = split(magnitude);
    product *= factor.significand;
    let carry = product >= 2.0;
    product = select(product, 0.5 * product, carry);
    exponent += factor.exponent + select(0, 1, carry);
  }
  let isNan = (worst > INFINITY_BITS) | ((worst == INFINITY_BITS) & (zeros > 0u));
  let isInfinite = worst == INFINITY_BITS;
  let isZero = zeros > 0u;
  let signed = negative * SIGN_BIT;
  let unit = select(bitcast<u32>(1.0) | signed, 0u, isZero);
  sign[p.offSign + b] = select(unit, NAN_BITS, isNan);
  let logarithm = bitcast<u32>(log(product) + f32(exponent) * LN2);
  let ofFinite = select(logarithm, INFINITY_BITS | SIGN_BIT, isZero);
  logdet[p.offLog + b] = select(select(ofFinite, INFINITY_BITS, isInfinite), NAN_BITS, isNan);
  // @when DET
  let shifted = exponent + 127;
  let fraction = bitcast<u32>(product) & 0x7fffffu;
  let denormal = (fraction | 0x800000u) >> u32(clamp(1 - shifted, 0, 31));
  let inRange = select(fraction | (u32(clamp(shifted, 0, 254)) << 23u), denormal, shifted <= 0);
  let magnitudeOf = select(select(inRange, 0u, isZero), INFINITY_BITS, isInfinite | ((shifted >= 255) & !isZero));
  det[p.offDet + b] = select(magnitudeOf | select(signed, 0u, isZero), NAN_BITS, isNan);
  // @end
}
`;

export const solve_small: string = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 2u;
const ROWS: u32 = 4u;
const N: u32 = LANES * ROWS;
const THREADS: u32 = 32u;
const RHS: u32 = 1u;
const EDGE: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const STAGED: u32 = 0u;
const ACROSS: u32 = 0u;
const FLIPPED: u32 = 0u;
const NONFINITE: u32 = 0u;
const CHOLESKY: u32 = 0u;
const LDL: u32 = 0u;
const TRANSPOSED: u32 = 0u;
const PIVOT: u32 = 1u;
const INVERTS: u32 = 0u;
const B_IN_A: u32 = 0u;
const C_IN_A: u32 = 0u;
const REPORTS: u32 = INVERTS;
const LOWER: u32 = CHOLESKY;
const LU: u32 = 1u - CHOLESKY;
const AS_IS: u32 = LU * (1u - TRANSPOSED);
const AS_TRANSPOSED: u32 = LU * TRANSPOSED;
const SOLVES: u32 = 1u - INVERTS;
const B_APART: u32 = SOLVES * (1u - B_IN_A);
const C_APART: u32 = INVERTS * (1u - C_IN_A);
const C_BESIDE: u32 = INVERTS * C_IN_A;
`, lib_small_head, `// @when PIVOT
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when SOLVES
`, lib_small_b, `// @end
// @when C_APART
@group(0) @binding(8) var<storage, read_write> C: array<f32>;
// @end
@compute @workgroup_size(THREADS)
fn solve_small(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
`, lib_small_lane, ``, lib_small_load, `  var top = N;
  // @when EDGE
  top = p.n;
  // @end
  // @registers
  var source: array<u32, ROWS>;
  // @registers
  var at: array<u32, ROWS>;
  // @registers
  var places: array<u32, (N + 3u) / 4u>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = lane + r * LANES;
    source[r] = at[r];
  }
  // @unroll
  for (var q = 0u; q < (N + 3u) / 4u; q++) {
    places[q] = 0x03020100u + q * 0x04040404u;
  }
  // @when PIVOT
  for (var s = top; s > 0u; s--) {
    let k = s - 1u;
    let other = select(k, clamp(u32(ipiv[select(0u, own.piv + k, k < n)]) - 1u, k, n - 1u), k < n);
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      source[r] = select(select(source[r], k, source[r] == other), other, source[r] == k);
    }
  }
  // @end
  var failure = 0u;
  // @when INVERTS
  var zero = NONE;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = r * LANES; c < (r + 1u) * LANES; c++) {
      let isZero = (bitcast<u32>(x[r * N + c]) & 0x7fffffffu) < 0x00800000u;
      zero = min(zero, select(NONE, c, (at[r] == c) & (c < n) & isZero));
    }
  }
  failure = groupMin(zero) + 1u;
  // @end
`, lib_small_reports, `  var columns = p.nrhs;
  // @when INVERTS
  columns = top;
  // @end
  // @when AS_TRANSPOSED
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    at[r] = source[r];
    source[r] = lane + r * LANES;
  }
  // @end
  var to = own.C;
  // @when CHOLESKY
  to = own.A;
  // @end
  for (var c0 = 0u; c0 < columns; c0 += RHS) {
    // @registers
    var b: array<f32, ROWS * RHS>;
    // @when SOLVES
`, lib_small_load_b, `    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        b[r * RHS + w] = select(0.0, 1.0, source[r] == c0 + w);
      }
    }
    // @end
    // @when AS_IS
`, lib_small_solve_lu, `    // @end
    // @when AS_TRANSPOSED
`, lib_small_solve_lu_t, `    // @end
    // @when CHOLESKY
`, lib_small_solve_chol, `    // @end
    // @when SOLVES
`, lib_small_store_b, `    // @end
    // @when INVERTS
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let c = c0 + w;
        let value = select(b[r * RHS + w], filling, fills);
        if (live & (at[r] < n) & (c < n) & ((LOWER == 0u) | (at[r] >= c)) & ((failure == 0u) | fills)) {
          // @when C_APART
          C[to.off + at[r] * to.rs + c * to.cs] = value;
          // @end
          // @when C_BESIDE
          A[to.off + at[r] * to.rs + c * to.cs] = value;
          // @end
        }
      }
    }
    // @end
    workgroupBarrier();
  }
`, lib_small_reports_out, `}
`);

export const substitute_group: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const NB: u32 = 16u;
const KB: u32 = 8u;
const LISTED: u32 = 0u;
const PIVOTS: u32 = 1u;
const INVERSE: u32 = 0u;
const F_IN_X: u32 = 0u;
const CHECKS: u32 = 1u;
const ZEROS: u32 = 0u;
const F_APART: u32 = 1u - F_IN_X;
const FOURS: u32 = NB / 4u;
const KFOURS: u32 = KB / 4u;
const PITCH: u32 = THREADS + 4u;
struct Params {
`, lib_batch_fields, `  trans1: u32,
  trans2: u32,
  unit1: u32,
  unit2: u32,
  scaled: u32,
  swap: u32,
  packedF: u32,
  packedX: u32,
  ldF: u32,
  strideF: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
// @when F_APART
@group(0) @binding(1) var<storage, read> F: array<f32>;
// @end
// @when PIVOTS
@group(0) @binding(2) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
// @when CHECKS
@group(0) @binding(4) var<storage, read> failed: array<i32>;
// @end
// @when ZEROS
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> tile: array<vec4f, 2u * KB * FOURS>;
var<workgroup> corner: array<vec4f, 2u * KB * KFOURS>;
var<workgroup> stage: array<f32, KB * PITCH>;
var<workgroup> rest: atomic<u32>;
var<workgroup> verdict: i32;
fn factor(at: u32) -> f32 {
  var value = 0.0;
  // @when F_APART
  value = F[at];
  // @end
  // @when F_IN_X
  value = X[at];
  // @end
  return value;
}
@compute @workgroup_size(THREADS)
fn substitute_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let first = (group.y + p.baseY) * NB;
  let a = problem(z);
  let n = a.n;
  let nrhs = select(a.nrhs, n, INVERSE == 1u);
  var f = a.A;
  var piv = a.piv;
  if (p.packedF != 0u) {
    f = Place(z * p.strideF, 1u, p.ldF);
    piv = z * p.stridePiv;
  }
  var b = a.B;
  if (INVERSE == 1u) {
    b = a.C;
  }
  if (p.packedX != 0u) {
    b = Place(z * p.strideF, 1u, p.ldF);
  }
  var state = 0;
  // @when CHECKS
  state = failed[p.offInfo + a.q];
  // @end
  // @when ZEROS
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  if (t < n) {
    if ((bitcast<u32>(factor(f.off + t * (f.rs + f.cs))) & 0x7fffffffu) == 0u) {
      atomicMax(&rest, n - t);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    verdict = select(select(i32(n - most) + 1, 0, most == 0u), -1, a.outside);
    if (first == 0u) {
      info[p.offInfo + a.q] = verdict;
    }
  }
  state = workgroupUniformLoad(&verdict);
  // @end
  if (first >= nrhs || n == 0u) {
    return;
  }
  if (state != 0) {
    if (p.nanBits != 0u && p.packedX == 0u && t < n) {
      let noNumber = bitcast<f32>(p.nanBits);
      for (var c = first; c < min(first + NB, nrhs); c++) {
        X[b.off + t * b.rs + c * b.cs] = noNumber;
      }
    }
    return;
  }
  let row = min(t, n - 1u);
  var place = row;
  // @when PIVOTS
  for (var s = n; s > 0u; s--) {
    let other = min(u32(ipiv[piv + s - 1u]) - 1u, n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let source = select(row, place, p.swap == 1u);
  let goal = select(row, place, p.swap == 2u);
  // @registers
  var x: array<f32, NB>;
  // @unroll
  for (var c = 0u; c < NB; c++) {
    if (INVERSE == 1u) {
      x[c] = select(0.0, 1.0, source == first + c);
    } else {
      x[c] = X[b.off + source * b.rs + min(first + c, nrhs - 1u) * b.cs];
    }
  }
  storageBarrier();
  var turn = 0u;
  // @registers
  var next: array<f32, KB>;
  for (var sweep = 0u; sweep < 2u; sweep++) {
    let isBack = sweep == 1u;
    let isUnit = select(p.unit1, p.unit2, isBack) != 0u;
    if (isBack && p.scaled != 0u) {
      let d = factor(f.off + row * (f.rs + f.cs));
      // @unroll
      for (var c = 0u; c < NB; c++) {
        x[c] /= d;
      }
    }
    let isTransposed = select(p.trans1, p.trans2, isBack) != 0u;
    let down = select(f.rs, f.cs, isTransposed);
    let across = select(f.cs, f.rs, isTransposed);
    let rs = select(down, 0u - down, isBack);
    let cs = select(across, 0u - across, isBack);
    let i = select(t, n - 1u - t, isBack);
    let own = select(row, n - 1u - row, isBack);
    let top = f.off + select(0u, (n - 1u) * (f.rs + f.cs), isBack);
    let isAcross = down != 1u;
    // @unroll
    for (var r = 0u; r < KB; r++) {
      let e = t + r * THREADS;
      let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
      next[r] = factor(top + min(spot.x, n - 1u) * rs + min(spot.y, n - 1u) * cs);
    }
    for (var k0 = 0u; k0 < n; k0 += KB) {
      // @registers
      var l: array<f32, KB>;
      // @unroll
      for (var r = 0u; r < KB; r++) {
        l[r] = next[r];
      }
      if (isAcross) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          let e = t + r * THREADS;
          stage[e % KB * PITCH + e / KB] = next[r];
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < KB; r++) {
          l[r] = stage[r * PITCH + own];
        }
      }
      // @unroll
      for (var r = 0u; r < KB; r++) {
        let e = t + r * THREADS;
        let spot = select(vec2u(own, r), vec2u(e / KB, e % KB), isAcross);
        next[r] = factor(top + min(spot.x, n - 1u) * rs + min(k0 + KB + spot.y, n - 1u) * cs);
      }
      let q = i - k0;
      let tileAt = turn * (KB * FOURS);
      let cornerAt = turn * (KB * KFOURS);
      if (q < KB && t < n) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          tile[tileAt + q * FOURS + g] = vec4f(x[4u * g], x[4u * g + 1u], x[4u * g + 2u], x[4u * g + 3u]);
        }
        // @unroll
        for (var g = 0u; g < KFOURS; g++) {
          corner[cornerAt + q * KFOURS + g] = vec4f(l[4u * g], l[4u * g + 1u], l[4u * g + 2u], l[4u * g + 3u]);
        }
      }
      workgroupBarrier();
      if (t < FOURS) {
        // @registers
        var y: array<vec4f, KB>;
        // @unroll
        for (var e = 0u; e < KB; e++) {
          y[e] = tile[tileAt + e * FOURS + t];
          // @unroll
          for (var r = 0u; r < e; r++) {
            y[e] = fma(vec4f(-corner[cornerAt + e * KFOURS + r / 4u][r % 4u]), y[r], y[e]);
          }
          if (!isUnit) {
            y[e] /= corner[cornerAt + e * KFOURS + e / 4u][e % 4u];
          }
          tile[tileAt + e * FOURS + t] = y[e];
        }
      }
      workgroupBarrier();
      if (q < KB) {
        // @unroll
        for (var g = 0u; g < FOURS; g++) {
          let u = tile[tileAt + q * FOURS + g];
          x[4u * g] = u.x;
          x[4u * g + 1u] = u.y;
          x[4u * g + 2u] = u.z;
          x[4u * g + 3u] = u.w;
        }
      } else if (i >= k0 + KB && t < n) {
        // @unroll
        for (var r = 0u; r < KB; r++) {
          // @unroll
          for (var g = 0u; g < FOURS; g++) {
            let u = tile[tileAt + r * FOURS + g];
            x[4u * g] = fma(-l[r], u.x, x[4u * g]);
            x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
            x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
            x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
          }
        }
      }
      turn = 1u - turn;
    }
  }
  if (t < n) {
    // @unroll
    for (var c = 0u; c < NB; c++) {
      if (first + c < nrhs) {
        X[b.off + goal * b.rs + (first + c) * b.cs] = x[c];
      }
    }
  }
}
`);

export const sum_final: string = `
const THREADS: u32 = 64u;
struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn sum_final(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += parts[s];
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    result[p.offResult] = sums[0];
  }
}
`;

export const swap_elements: string = `
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;
struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read_write> x: array<T>;
@group(0) @binding(1) var<storage, read_write> y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> T {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}
fn writeX(at: i32, value: T) {
  if (X_IN_Y == 1u) {
    y[at] = value;
  } else {
    x[at] = value;
  }
}
@compute @workgroup_size(THREADS)
fn swap_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<T, PER>;
  // @registers
  var ys: array<T, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, ys[q]);
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`;

export const syconv: string = `
const NP: u32 = 32u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;
struct Params {
  baseX: u32,
  n: u32,
  upper: u32,
  offX: i32,
  rs: i32,
  cs: i32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> swaps: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> partners: array<u32, NP>;
fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}
@compute @workgroup_size(THREADS)
fn syconv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    partners[t] = stored(u32(swaps[stored(p.first + t)]) - 1u);
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  let j = (group.x + p.baseX) * COLS + t / (2u * NP);
  let inside = j < p.first + p.count;
  var opens = false;
  if (inside) {
    opens = swaps[p.n + stored(j)] == select(1, 2, p.upper == 1u);
  }
  let next = j + select(1u, 2u, opens);
  let begin = select(0u, next - p.first, next > p.first);
  var live = inside && q < p.count && q >= begin;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = partners[q];
    live = row < p.first || row >= p.first + p.count;
    for (var s = begin; s < q; s++) {
      live = live && partners[s] != row;
    }
  }
  var source = row;
  if (live) {
    for (var step = begin; step < p.count; step++) {
      let s = p.count - 1u - (step - begin);
      if (source == p.first + s) {
        source = partners[s];
      } else if (source == partners[s]) {
        source = p.first + s;
      }
    }
  }
  live = live && source != row;
  let column = p.offX + i32(j) * p.cs;
  var value = 0.0;
  if (live) {
    value = X[column + i32(source) * p.rs];
  }
  storageBarrier();
  if (live) {
    X[column + i32(row) * p.rs] = value;
  }
  if (inside && slot == 0u && opens && j >= p.first && j + 1u < p.n) {
    X[column + i32(j + 1u) * p.rs] = 0.0;
  }
}
`;

export const sym_expand: string = `
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<f32, TILE * (TILE + 1u)>;
fn stored(i: u32, j: u32) -> bool {
  return (p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j);
}
@compute @workgroup_size(THREADS)
fn sym_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  let row0 = select(min(x, y), max(x, y), p.uplo == 1u) * TILE;
  let col0 = select(max(x, y), min(x, y), p.uplo == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.n && j < p.n && stored(i, j)) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + i + j * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = x * TILE + tx;
    let j = y * TILE + c;
    if (i < p.n && j < p.n) {
      if (stored(i, j)) {
        W[i + j * p.ldw] = tile[tx + c * (TILE + 1u)];
      } else {
        W[i + j * p.ldw] = tile[c + tx * (TILE + 1u)];
      }
    }
  }
}
`;

export const symmetrize: string = `
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
var<workgroup> tile: array<T, TILE * (TILE + 1u)>;
@compute @workgroup_size(THREADS)
fn symmetrize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let row0 = select(x, y, p.upper == 1u) * TILE;
  let col0 = select(y, x, p.upper == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row0 + tx < p.n && col0 + c < p.n) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + row0 + tx + (col0 + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = col0 + tx;
    let j = row0 + c;
    if (i < p.n && j < p.n && select((i < j), (i > j), p.upper == 1u)) {
      A[p.offA + i + j * p.lda] = tile[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const syrk_batched: string = /* @__PURE__ */ joined(`
const BM: u32 = 32u;
const BK: u32 = 8u;
const TM: u32 = 4u;
const G: u32 = 2u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const EACH: u32 = NX * NX;
const THREADS: u32 = EACH * G;
const PITCH: u32 = BM + 1u;
const SLAB: u32 = BK * PITCH;
struct Params {
`, lib_batch_fields, `  reads: u32,
  alpha: f32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> slabs: array<f32, 2u * G * SLAB>;
fn elementOf(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return C[at];
  }
  return A[at];
}
@compute @workgroup_size(THREADS)
fn syrk_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let y = group.y + p.baseY;
  var i = u32((sqrt(8.0 * f32(y) + 1.0) - 1.0) * 0.5);
  if (i * (i + 1u) / 2u > y) {
    i -= 1u;
  }
  if ((i + 1u) * (i + 2u) / 2u <= y) {
    i += 1u;
  }
  let row0 = i * BM;
  let col0 = (y - i * (i + 1u) / 2u) * BM;
  let tx = s % NX;
  let ty = s / NX;
  let rows = 2u * g * SLAB;
  let cols = rows + SLAB;
  // @registers
  var sum: array<f32, TM * TM>;
  // @unroll
  for (var e = 0u; e < TM * TM; e++) {
    sum[e] = 0.0;
  }
  let deepest = select(0u, p.nrhs, p.reads != 0u);
  for (var l0 = 0u; l0 < deepest; l0 += BK) {
    for (var e = s; e < BM * BK; e += EACH) {
      let r = select(e % BM, e / BK, ACROSS == 1u);
      let l = select(e / BM, e % BK, ACROSS == 1u);
      let at = q.A.off + (l0 + l) * q.A.cs;
      var left = 0.0;
      var right = 0.0;
      if ((row0 + r < n) & (l0 + l < q.nrhs)) {
        left = elementOf(at + (row0 + r) * q.A.rs);
      }
      if ((col0 + r < n) & (l0 + l < q.nrhs)) {
        right = elementOf(at + (col0 + r) * q.A.rs);
      }
      slabs[rows + l * PITCH + r] = left;
      slabs[cols + l * PITCH + r] = right;
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      let left = rows + l * PITCH + tx;
      let right = cols + l * PITCH + ty;
      // @unroll
      for (var c = 0u; c < TM; c++) {
        let b = slabs[right + c * NX];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          sum[c * TM + r] += slabs[left + r * NX] * b;
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TM; c++) {
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let row = row0 + tx + r * NX;
      let col = col0 + ty + c * NX;
      if ((row < n) & (col <= row)) {
        let at = q.C.off + row * q.C.rs + col * q.C.cs;
        var result = 0.0;
        if (p.reads != 0u) {
          result = p.alpha * sum[c * TM + r];
        }
        if (p.beta != 0.0) {
          result += p.beta * C[at];
        }
        C[at] = result;
      }
    }
  }
}
`);

export const sytrf_column: string = /* @__PURE__ */ joined(`
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const OTHER: u32 = 0u;
struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> LW: array<f32>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> T: array<f32>;
@group(0) @binding(4) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_pivot, ``, lib_bunch_kaufman, `var<workgroup> sums: array<f32, THREADS>;
fn judge(akk: u32, colmax: u32) -> u32 {
  if (max(akk, colmax) < 0x00800000u) {
    return ZERO;
  }
  let isNumber = max(akk, colmax) <= 0x7f800000u;
  return select(LARGE, SEARCHED, isNumber && bitcast<f32>(akk) < ALPHA * bitcast<f32>(colmax));
}
@compute @workgroup_size(THREADS)
fn sytrf_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = state[0];
  if (k >= p.end) {
    return;
  }
  var j = k;
  var wanted = true;
  if (OTHER == 1u) {
    var key = 0u;
    var row = 0xffffffffu;
    for (var g = t; g < p.groups; g += THREADS) {
      let found = best[g];
      if (better(found, vec2u(key, row))) {
        key = found.x;
        row = found.y;
      }
    }
    let largest = bestPivot(t, key, row);
    let verdict = judge(pivotKey(T[k]), largest.x);
    wanted = verdict == SEARCHED;
    j = select(k, stored(largest.y, p.n, p.upper), wanted);
    if (group.x == 0u && t == 0u) {
      best[2u * p.groups] = vec2u(verdict, j);
    }
  }
  let slice = t / ROWS;
  let i = p.base + group.x * ROWS + t % ROWS;
  let live = wanted && i >= k && i < p.n;
  var element = 0.0;
  if (live && slice == 0u) {
    element = A[p.offA + i32(max(i, j)) * p.rs + i32(min(i, j)) * p.cs];
  }
  var sum = 0.0;
  if (live) {
    let atL = stored(i, p.n, p.upper);
    let atW = p.offW + stored(j, p.n, p.upper);
    for (var c0 = slice; c0 < k - p.base + slice; c0 += SLICES * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let c = (c0 + u * SLICES) * p.ldw;
        sum = fma(LW[atL + c], LW[atW + c], sum);
      }
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  var key = 0u;
  if (live && slice == 0u) {
    var value = element;
    for (var s = 0u; s < SLICES; s++) {
      value -= sums[t + s * ROWS];
    }
    T[i + OTHER * p.n] = value;
    if (i != j) {
      key = pivotKey(value);
    }
  }
  let found = bestPivot(t, key, select(0xffffffffu, stored(i, p.n, p.upper), key > 0u));
  if (t == 0u) {
    best[group.x + OTHER * p.groups] = found;
  }
}
`);

export const sytrf_pivot: string = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> LW: array<f32>;
@group(0) @binding(2) var<storage, read> T: array<f32>;
@group(0) @binding(3) var<storage, read> best: array<vec2u>;
@group(0) @binding(4) var<storage, read> state: array<u32>;
@group(0) @binding(5) var<storage, read_write> nextState: array<u32>;
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(7) var<uniform> p: Params;
`, lib_pivot, ``, lib_bunch_kaufman, `fn at(i: u32, j: u32) -> i32 {
  return p.offA + i32(i) * p.rs + i32(j) * p.cs;
}
@compute @workgroup_size(THREADS)
fn sytrf_pivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let n = p.n;
  let k = state[0];
  let first = group.x == 0u && t == 0u;
  if (k >= p.end) {
    if (first) {
      nextState[0] = k;
      nextState[1] = state[1];
    }
    return;
  }
  let verdict = best[2u * p.groups];
  var key = 0u;
  for (var g = t; g < p.groups; g += THREADS) {
    key = max(key, best[p.groups + g].x);
  }
  let rowmax = bitcast<f32>(bestPivot(t, key, 0u).x);
  var step = 1u;
  var r = k;
  var chosen = 0u;
  if (verdict.x == SEARCHED) {
    let colmax = abs(T[verdict.y]);
    if (!(abs(T[k]) >= ALPHA * colmax * (colmax / rowmax))) {
      r = verdict.y;
      if (abs(T[n + r]) >= ALPHA * rowmax) {
        chosen = n;
      } else {
        step = 2u;
      }
    }
  }
  let q = k + step - 1u;
  let done = k - p.base;
  if (first) {
    nextState[0] = k + step;
    let pivot = i32(stored(r, n, p.upper)) + 1;
    ipiv[p.offPiv + stored(k, n, p.upper)] = select(pivot, -pivot, step == 2u);
    if (step == 2u) {
      ipiv[p.offPiv + stored(q, n, p.upper)] = -pivot;
    }
    nextState[1] = select(state[1], stored(k, n, p.upper) + 1u, verdict.x == ZERO && state[1] == 0u);
  }
  if (group.x == 0u) {
    for (var c = t; c < done; c += THREADS) {
      let atQ = stored(q, n, p.upper) + c * p.ldw;
      let atR = stored(r, n, p.upper) + c * p.ldw;
      let l = LW[atQ];
      LW[atQ] = LW[atR];
      LW[atR] = l;
      let w = LW[p.offW + atQ];
      LW[p.offW + atQ] = LW[p.offW + atR];
      LW[p.offW + atR] = w;
      if (step == 2u) {
        LW[p.offW + atQ] = 0.0;
      }
    }
  }
  let i = p.base + group.x * THREADS + t;
  if (i < k || i >= n) {
    return;
  }
  if (r != q && i >= q && i != r) {
    let moved = A[at(i, q)];
    if (i == q) {
      A[at(r, r)] = moved;
    } else if (i < r) {
      A[at(r, i)] = moved;
    } else {
      A[at(i, r)] = moved;
    }
  }
  var origin = i;
  if (i == q) {
    origin = r;
  } else if (i == r) {
    origin = q;
  }
  let atL = stored(i, n, p.upper) + done * p.ldw;
  if (step == 1u) {
    let d = select(T[chosen + r], 0.0, verdict.x == ZERO);
    var l = d;
    if (i > k) {
      let w = T[chosen + origin];
      l = 0.0;
      if (verdict.x != ZERO) {
        l = w / d;
        LW[p.offW + atL] = w;
      }
      LW[atL] = l;
    }
    A[at(i, k)] = l;
    return;
  }
  let a = T[k];
  let b = T[r];
  let c = T[n + r];
  if (i == k) {
    A[at(k, k)] = a;
  } else if (i == q) {
    A[at(q, k)] = b;
    A[at(q, q)] = c;
  } else {
    let d11 = a / b;
    let d22 = c / b;
    let scale = 1.0 / (d11 * d22 - 1.0) / b;
    let w0 = T[origin];
    let w1 = T[n + origin];
    let l0 = scale * (d22 * w0 - w1);
    let l1 = scale * (d11 * w1 - w0);
    A[at(i, k)] = l0;
    A[at(i, q)] = l1;
    LW[atL] = l0;
    LW[atL + p.ldw] = l1;
    LW[p.offW + atL] = w0;
    LW[p.offW + atL + p.ldw] = w1;
  }
}
`);

export const sytrs_diagonal: string = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> swaps: array<i32>;
@group(0) @binding(1) var<storage, read> D: array<f32>;
@group(0) @binding(2) var<storage, read_write> B: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn sytrs_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.n) {
    return;
  }
  let kind = swaps[p.n + i];
  let b = p.offB + i + (group.y + p.baseY) * p.ldb;
  if (kind == 0) {
    B[b] = B[b] / D[i];
  } else if (kind == 1 && i + 1u < p.n) {
    let e = D[p.n + i];
    let d11 = D[i] / e;
    let d22 = D[i + 1u] / e;
    let x = B[b] / e;
    let y = B[b + 1u] / e;
    let determinant = d11 * d22 - 1.0;
    B[b] = (d22 * x - y) / determinant;
    B[b + 1u] = (d11 * y - x) / determinant;
  }
}
`;

export const sytrs_pivots: string = `
const THREADS: u32 = 256u;
struct Params {
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> swaps: array<i32>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> singles: array<i32, THREADS>;
@compute @workgroup_size(THREADS)
fn sytrs_pivots(@builtin(local_invocation_index) t: u32) {
  let upper = p.upper == 1u;
  var before = -1;
  for (var first = 0u; first < p.n; first += THREADS) {
    let i = first + t;
    var pivot = 1;
    if (i < p.n) {
      pivot = ipiv[p.offPiv + i];
    }
    var single = select(before, i32(i), pivot >= 0);
    singles[t] = single;
    workgroupBarrier();
    for (var step = 1u; step < THREADS; step *= 2u) {
      if (t >= step) {
        single = max(single, singles[t - step]);
      }
      workgroupBarrier();
      singles[t] = single;
      workgroupBarrier();
    }
    before = singles[THREADS - 1u];
    workgroupBarrier();
    if (i < p.n) {
      var partner = u32(select(pivot, -pivot, pivot < 0));
      partner = clamp(partner, select(i + 1u, 1u, upper), select(p.n, i + 1u, upper));
      var kind = 0;
      if (pivot < 0) {
        kind = 2 - (i32(i) - single) % 2;
        if (kind == select(1, 2, upper)) {
          partner = i + 1u;
        }
      }
      swaps[i] = i32(partner);
      swaps[p.n + i] = kind;
      let corner = p.offA + i * (p.lda + 1u);
      D[i] = A[corner];
      var beside = 0.0;
      if (kind == 1 && i + 1u < p.n) {
        beside = A[corner + select(1u, p.lda, upper)];
      }
      D[p.n + i] = beside;
      D[2u * p.n + i] = select(1.0, D[i], kind == 0);
    }
  }
}
`;

export const tpttr_panel: string = /* @__PURE__ */ joined(`
`, lib_packed, `const THREADS: u32 = 64u;
const COLS: u32 = 8u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  row0: u32,
  col0: u32,
  rows: u32,
  cols: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tpttr_panel(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j0 = (group.y + p.baseY) * COLS;
  let row = p.row0 + min(i, p.rows - 1u);
  // @registers
  var a: array<f32, COLS>;
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    a[u] = A[p.offA + packed(row, p.col0 + min(j0 + u, p.cols - 1u), p.n, p.upper == 1u)];
  }
  // @unroll
  for (var u = 0u; u < COLS; u++) {
    let j = j0 + u;
    if ((i < p.rows) & (j < p.cols)) {
      W[i + j * p.ldw] = a[u];
    }
  }
}
`);

export const transpose_square: string = `
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
var<workgroup> low: array<T, TILE * (TILE + 1u)>;
var<workgroup> high: array<T, TILE * (TILE + 1u)>;
@compute @workgroup_size(THREADS)
fn transpose_square(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      low[tx + c * (TILE + 1u)] = A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda];
    }
    if (y * TILE + tx < p.n && x * TILE + c < p.n) {
      high[tx + c * (TILE + 1u)] = A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda] = high[c + tx * (TILE + 1u)];
    }
    if (x != y && y * TILE + tx < p.n && x * TILE + c < p.n) {
      A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda] = low[c + tx * (TILE + 1u)];
    }
  }
}
`;

export const transpose_tiled: string = `
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<T, TILE * (TILE + 1u)>;
@compute @workgroup_size(THREADS)
fn transpose_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        tile[tx + c * (TILE + 1u)] = B[origin];
      } else {
        tile[tx + c * (TILE + 1u)] = A[origin];
      }
    }
  }
  workgroupBarrier();
  for (var r = t / TILE; r < TILE; r += LINES) {
    let i = row0 + r;
    let j = col0 + tx;
    if (i < p.m && j < p.n) {
      B[p.offB + j + i * p.ldb] = tile[r + tx * (TILE + 1u)];
    }
  }
}
`;

export const tri_expand: string = `
const THREADS: u32 = 64u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  uplo: u32,
  unit: u32,
  nb: u32,
  order: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> W: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tri_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let order = min(p.nb, p.order - z * p.nb);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < order && j < order) {
      var value = 0.0;
      if (i == j && p.unit == 1u) {
        value = 1.0;
      } else if ((p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j)) {
        value = A[p.offA + z * p.nb * (p.lda + 1u) + i + j * p.lda];
      }
      W[z * p.nb * p.ldw + i + j * p.ldw] = value;
    }
  }
}
`;

export const tri_merge: string = `
const THREADS: u32 = 64u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  part: u32,
  m: u32,
  n: u32,
  order: u32,
  useW: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  beta: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tri_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let rows = min(p.m, p.order - z * p.m);
  let cols = min(p.n, p.order - z * p.n);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < rows && j < cols && inside) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = 0.0;
      if (p.useW == 1u) {
        value = W[z * p.strideW + i + j * p.ldw];
      }
      if ((bitcast<u32>(p.beta) << 1u) != 0u) {
        value += p.beta * C[at];
      }
      C[at] = value;
    }
  }
}
`;

export const triangle_product: string = /* @__PURE__ */ joined(`
`, lib_packed, `alias V = f32;
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const WIDE: u32 = 0u;
const PACKED: u32 = 0u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> xs: array<f32, TILE>;
var<workgroup> rowParts: array<vec4f, GROUPS * LANES>;
var<workgroup> colParts: array<f32, TILE * PITCH>;
fn readX(i: u32) -> f32 {
  return x[p.offX + i32(min(i, p.n - 1u)) * p.incX];
}
fn place(i: u32, j: u32) -> u32 {
  let row = min(i, p.n - 1u);
  let column = min(j, p.n - 1u);
  if (PACKED == 1u) {
    return p.offA + packed(row, column, p.n, p.upper == 1u);
  }
  return p.offA + row + column * p.lda;
}
fn rowsFrom(i: u32) -> vec4u {
  return i + vec4u(0u, 1u, 2u, 3u) * select(LANES, 1u, WIDE == 1u);
}
fn readA(i: vec4u, j: u32) -> vec4f {
  if (WIDE == 1u) {
    return vec4f(A[place(min(i.x, p.n - 4u), j) / 4u]);
  }
  var value = vec4f(A[place(i.x, j)]);
  value.y = vec4f(A[place(i.y, j)]).x;
  value.z = vec4f(A[place(i.z, j)]).x;
  value.w = vec4f(A[place(i.w, j)]).x;
  return value;
}
@compute @workgroup_size(THREADS)
fn triangle_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tiles = (p.n + TILE - 1u) / TILE;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  if (mirrored & (far == gy)) {
    return;
  }
  let outer = select(gy, far, mirrored);
  let inner = select(gx, gx - gy - 1u, mirrored);
  let tileI = select(outer, inner, p.upper == 1u);
  let tileJ = select(inner, outer, p.upper == 1u);
  let r = t % LANES;
  let g = t / LANES;
  let i = rowsFrom(tileI * TILE + r * select(1u, 4u, WIDE == 1u));
  let j0 = tileJ * TILE + g;
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = readA(i, j0 + u * GROUPS);
  }
  if (t < TILE) {
    xs[t] = readX(tileJ * TILE + t);
  }
  let xi = vec4f(readX(i.x), readX(i.y), readX(i.z), readX(i.w));
  workgroupBarrier();
  var sum = vec4f();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    let j = tileJ * TILE + c;
    let below = i >= vec4u(j);
    let above = i <= vec4u(j);
    let diagonal = below & above;
    let stored = (i < vec4u(p.n)) & vec4<bool>(j < p.n) & select(below, above, vec4<bool>(p.upper == 1u));
    let value = select(vec4f(), select(a[u], vec4f(1.0), diagonal & vec4<bool>(p.unit == 1u)), stored);
    sum = fma(value, vec4f(xs[c]), sum);
    colParts[c * PITCH + r] = dot(select(value, vec4f(), diagonal & vec4<bool>(p.symmetric == 1u)), xi);
  }
  rowParts[g * LANES + r] = sum;
  workgroupBarrier();
  let both = (tileI == tileJ) & (p.symmetric == 1u);
  if (t < TILE) {
    var col = 0.0;
    // @unroll
    for (var k = 0u; k < LANES; k++) {
      col += colParts[t * PITCH + k];
    }
    colParts[t * PITCH + LANES] = col;
    let j = tileJ * TILE + t;
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
  workgroupBarrier();
  let s = t - (THREADS - TILE);
  if ((t >= THREADS - TILE) & (p.rowSums == 1u)) {
    let lane = select(s % LANES, s / 4u, WIDE == 1u);
    let q = select(s / LANES, s % 4u, WIDE == 1u);
    var row = select(0.0, colParts[s * PITCH + LANES], both);
    // @unroll
    for (var k = 0u; k < GROUPS; k++) {
      row += rowParts[k * LANES + lane][q];
    }
    let i = tileI * TILE + s;
    if (i < p.n) {
      W[i + tileJ * p.n] = row;
    }
  }
}
`);

export const trsm_batched: string = /* @__PURE__ */ joined(`
const R: u32 = 16u;
const G: u32 = 8u;
const CN: u32 = 1u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const THREADS: u32 = R * G;
const SOLVED: u32 = G * CN;
struct Params {
`, lib_batch_fields, `  solves: u32,
  upper: u32,
  unit: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> solved: array<f32, 2u * SOLVED>;
fn elementOf(at: u32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}
@compute @workgroup_size(THREADS)
fn trsm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / R;
  let i = t % R;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let mine = i < n;
  let turned = p.upper != 0u;
  let row = select(i, n - 1u - i, turned);
  let start = q.A.off + row * q.A.rs + select(0u, (n - 1u) * q.A.cs, turned);
  let step = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + row * q.B.rs + c0 * q.B.cs;
  let solves = p.solves != 0u;
  // @registers
  var b: array<f32, CN>;
  // @unroll
  for (var c = 0u; c < CN; c++) {
    b[c] = 0.0;
    if (mine & solves & (c0 + c < q.nrhs)) {
      b[c] = p.alpha * B[b0 + c * q.B.cs];
    }
  }
  var pivot = 1.0;
  if (mine & solves & (p.unit == 0u)) {
    pivot = elementOf(start + i * step);
  }
  var next = 0.0;
  if (mine & solves & (i > 0u)) {
    next = elementOf(start);
  }
  let last = select(0u, p.n, solves);
  for (var l = 0u; l < last; l++) {
    let slot = (l % 2u) * SOLVED + g * CN;
    if (i == l) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] /= pivot;
        solved[slot + c] = b[c];
      }
    }
    let a = next;
    if (mine & (i > l + 1u)) {
      next = elementOf(start + (l + 1u) * step);
    }
    workgroupBarrier();
    if (mine & (i > l)) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] -= a * solved[slot + c];
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CN; c++) {
    if (mine & (c0 + c < q.nrhs)) {
      B[b0 + c * q.B.cs] = b[c];
    }
  }
}
`);

export const trsm_batched_tall: string = /* @__PURE__ */ joined(`
const CN: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const NB: u32 = 32u;
const P: u32 = 8u;
const PITCH: u32 = 33u;
struct Params {
`, lib_batch_fields, `  solves: u32,
  upper: u32,
  unit: u32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> block: array<f32, NB * PITCH>;
var<workgroup> sums: array<f32, P * NB * CN>;
var<workgroup> solved: array<f32, 2u * CN>;
fn elementOf(at: u32) -> f32 {
  if (A_IN_B == 1u) {
    return B[at];
  }
  return A[at];
}
@compute @workgroup_size(256)
fn trsm_batched_tall(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = problem(group.x + p.baseX);
  let turned = p.upper != 0u;
  let solves = p.solves != 0u;
  let end = max(q.n, 1u) - 1u;
  let a0 = q.A.off + select(0u, end * (q.A.rs + q.A.cs), turned);
  let rowA = select(q.A.rs, 0u - q.A.rs, turned);
  let colA = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + select(0u, end * q.B.rs, turned) + c0 * q.B.cs;
  let rowB = select(q.B.rs, 0u - q.B.rs, turned);
  let columns = select(min(q.nrhs, c0 + CN) - c0, 0u, c0 >= q.nrhs);
  let row = select(t % NB, t / P, ACROSS == 1u);
  let part = select(t / NB, t % P, ACROSS == 1u);
  let myRow = t % NB;
  let myCol = t / NB;
  for (var k0 = 0u; k0 < p.n; k0 += NB) {
    for (var s = part; s < NB; s += P) {
      var a = 0.0;
      if (solves & (k0 + row < q.n) & (s < row)) {
        a = elementOf(a0 + (k0 + row) * rowA + (k0 + s) * colA);
      }
      block[row * PITCH + s] = a;
    }
    // @registers
    var sum: array<f32, CN>;
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sum[c] = 0.0;
    }
    if (solves & (k0 + row < q.n)) {
      for (var l = part; l < k0; l += P) {
        let a = elementOf(a0 + (k0 + row) * rowA + l * colA);
        // @unroll
        for (var c = 0u; c < CN; c++) {
          if (c < columns) {
            sum[c] += a * B[b0 + l * rowB + c * q.B.cs];
          }
        }
      }
    }
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sums[(part * NB + row) * CN + c] = sum[c];
    }
    workgroupBarrier();
    let mine = (k0 + myRow < q.n) & (myCol < columns);
    let place = b0 + (k0 + myRow) * rowB + myCol * q.B.cs;
    var b = 0.0;
    var pivot = 1.0;
    if (mine & solves) {
      var known = 0.0;
      for (var s = 0u; s < P; s++) {
        known += sums[(s * NB + myRow) * CN + myCol];
      }
      b = p.alpha * B[place] - known;
      if (p.unit == 0u) {
        pivot = elementOf(a0 + (k0 + myRow) * (rowA + colA));
      }
    }
    for (var l = 0u; l < NB; l++) {
      let slot = (l % 2u) * CN + myCol;
      if (mine & (myRow == l)) {
        b /= pivot;
        solved[slot] = b;
      }
      workgroupBarrier();
      if (mine & (myRow > l)) {
        b -= block[myRow * PITCH + l] * solved[slot];
      }
    }
    if (mine) {
      B[place] = b;
    }
    storageBarrier();
    workgroupBarrier();
  }
}
`);

export const trsm_block: string = `
const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const STAGED: u32 = 0u;
const INVERT: u32 = 0u;
struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  alpha: f32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> Xs: array<f32, 2u * COLS>;
var<workgroup> Ts: array<f32, DEPTH * (NB + 1u)>;
fn readT(offA: i32, row: u32, column: u32) -> f32 {
  let at = offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA;
  var value: f32;
  if (A_IN_B == 1u) {
    value = B[at];
  } else {
    value = A[at];
  }
  return value;
}
fn share(offA: i32, t: u32, u: u32, i0: u32) -> f32 {
  return readT(
    offA,
    select(t, t / DEPTH + u * (NB / DEPTH), STAGED == 1u),
    i0 + select(u, t % DEPTH, STAGED == 1u),
  );
}
@compute @workgroup_size(NB)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) row: u32) {
  let col0 = (group.x + p.baseX) * COLS;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  // @registers
  var x: array<f32, COLS>;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if (INVERT == 1u) {
      x[q] = select(0.0, p.alpha, row == col0 + q);
    } else if ((row < p.nb) & (col0 + q < p.columns)) {
      x[q] = p.alpha * B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB];
    }
  }
  let first = select(0u, col0 / DEPTH * DEPTH, INVERT == 1u);
  // @registers
  var now: array<f32, DEPTH>;
  // @registers
  var next: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = share(offA, row, u, first);
  }
  for (var i0 = first; i0 < p.nb; i0 += DEPTH) {
    if (STAGED == 1u) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        Ts[(row % DEPTH) * (NB + 1u) + row / DEPTH + u * (NB / DEPTH)] = now[u];
      }
      workgroupBarrier();
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        now[u] = Ts[u * (NB + 1u) + row];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = share(offA, row, u, i0 + DEPTH);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          if (UNIT == 0u) {
            x[q] = x[q] / now[u];
          }
          Xs[(u % 2u) * COLS + q] = x[q];
        }
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          x[q] = fma(-now[u], Xs[(u % 2u) * COLS + q], x[q]);
        }
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB] = x[q];
    }
  }
}
`;

export const trsv_block: string = `
const NB: u32 = 64u;
const S: u32 = 8u;
const UNIT: u32 = 0u;
const BAND: u32 = 0u;
struct Params {
  nb: u32,
  k: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  offX: i32,
  stepX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> corners: array<f32, 2u * S * S>;
var<workgroup> sides: array<f32, 2u * S>;
fn readT(row: u32, column: u32) -> f32 {
  return A[p.offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA];
}
@compute @workgroup_size(NB)
fn trsv_block(@builtin(local_invocation_index) row: u32) {
  let at = p.offX + i32(row) * p.stepX;
  var value = 0.0;
  if (row < p.nb) {
    value = x[at];
  }
  // @registers
  var now: array<f32, S>;
  // @registers
  var next: array<f32, S>;
  // @unroll
  for (var u = 0u; u < S; u++) {
    now[u] = readT(row, u);
  }
  let i = (row / S) % S;
  let j = row % S;
  var corner = readT(i, j);
  for (var first = 0u; first < p.nb; first += S) {
    let turn = (first / S) % 2u;
    if (row < S * S) {
      corners[turn * S * S + row] = corner;
    }
    if (row / S == first / S) {
      sides[turn * S + j] = value;
    }
    workgroupBarrier();
    corner = readT(first + S + i, first + S + j);
    // @unroll
    for (var u = 0u; u < S; u++) {
      next[u] = readT(row, first + S + u);
    }
    // @registers
    var y: array<f32, S>;
    var own = value;
    var updated = value;
    // @unroll
    for (var u = 0u; u < S; u++) {
      var sum = sides[turn * S + u];
      // @unroll
      for (var v = 0u; v < u; v++) {
        let t = corners[turn * S * S + u * S + v];
        sum = select(sum, fma(-t, y[v], sum), (BAND == 0u) | (u - v <= p.k));
      }
      if (UNIT == 0u) {
        sum = sum / corners[turn * S * S + u * S + u];
      }
      y[u] = sum;
      own = select(own, sum, row == first + u);
      updated = select(updated, fma(-now[u], sum, updated), (BAND == 0u) | (row - first - u <= p.k));
    }
    value = select(own, updated, row >= first + S);
    // @unroll
    for (var u = 0u; u < S; u++) {
      now[u] = next[u];
    }
  }
  if (row < p.nb) {
    x[at] = value;
  }
}
`;

export const zero_diagonal: string = `
const THREADS: u32 = 64u;
struct Params {
  n: u32,
  offA: u32,
  lda: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> rest: atomic<u32>;
@compute @workgroup_size(THREADS)
fn zero_diagonal(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if ((bitcast<u32>(A[p.offA + i * (p.lda + 1u)]) & 0x7fffffffu) == 0u) {
      atomicMax(&rest, p.n - i);
      break;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    info[p.offInfo] = select(i32(p.n - most + 1u), 0, most == 0u);
  }
}
`;
