// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_channel_place, lib_column_sum, lib_field, lib_moments } from '../../runtime/shaderLibs.gen.js';
export const channel_gradients = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FIRST: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  channels: u32,
  pixels: u32,
  count: u32,
  rows: u32,
  slice: u32,
  offX: u32,
  offDY: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read> mean: array<R>;
@group(0) @binding(3) var<storage, read> rstd: array<R>;
@group(0) @binding(4) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_channel_place, `var<workgroup> shares: array<vec2<R>, THREADS>;
@compute @workgroup_size(THREADS)
fn channel_gradients(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  var own = vec2<R>();
  if (c < p.channels) {
    let centre = mean[p.offM + c];
    let factor = rstd[p.offR + c];
    for (var k = slice * p.slice + t / p.rows; k < end; k += THREADS / p.rows) {
      let e = placeOf(k, c);
      let g = widen(dY[p.offDY + e]);
      own += vec2<R>(g * ((widen(X[p.offX + e]) - centre) * factor), g);
    }
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  if ((t < p.rows) & (c < p.channels)) {
    work[slice * p.channels + c] = shares[t];
  }
}
`);
export const channel_gradients_sum = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  channels: u32,
  slices: u32,
  offG: u32,
  offB: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2<R>>;
@group(0) @binding(1) var<storage, read_write> sums: array<vec2<R>>;
@group(0) @binding(2) var<storage, read_write> dGamma: array<T>;
@group(0) @binding(3) var<storage, read_write> dBeta: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> shares: array<vec2<R>, THREADS>;
@compute @workgroup_size(THREADS)
fn channel_gradients_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = group.x + p.baseX;
  var own = vec2<R>();
  for (var s = t; s < p.slices; s += THREADS) {
    own += work[s * p.channels + c];
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  if (t == 0u) {
    let sum = shares[0];
    sums[c] = sum;
    dGamma[p.offG + c] = narrow(sum.x);
    dBeta[p.offB + c] = narrow(sum.y);
  }
}
`);
export const channel_moments = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FIRST: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  channels: u32,
  pixels: u32,
  count: u32,
  rows: u32,
  slice: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_channel_place, ``, lib_moments, `var<workgroup> shares: array<vec3<R>, THREADS>;
@compute @workgroup_size(THREADS)
fn channel_moments(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  var own = vec3<R>();
  if (c < p.channels) {
    for (var k = slice * p.slice + t / p.rows; k < end; k += THREADS / p.rows) {
      let x = widen(X[p.offX + placeOf(k, c)]);
      let apart = x - own.y;
      own.x += 1.0;
      own.y += apart / own.x;
      own.z = fma(apart, x - own.y, own.z);
    }
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] = together(shares[t], shares[t + half]);
    }
  }
  if ((t < p.rows) & (c < p.channels)) {
    work[slice * p.channels + c] = shares[t].yz;
  }
}
`);
export const channel_norm = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FIRST: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  channels: u32,
  pixels: u32,
  count: u32,
  rows: u32,
  slice: u32,
  hasGamma: u32,
  hasBeta: u32,
  offX: u32,
  offY: u32,
  offG: u32,
  offB: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> beta: array<T>;
@group(0) @binding(3) var<storage, read> mean: array<R>;
@group(0) @binding(4) var<storage, read> rstd: array<R>;
@group(0) @binding(5) var<storage, read_write> Y: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_channel_place, `@compute @workgroup_size(THREADS)
fn channel_norm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  if (c >= p.channels) {
    return;
  }
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  let centre = mean[p.offM + c];
  let factor = rstd[p.offR + c];
  var scale = 1.0;
  var shift = 0.0;
  if (p.hasGamma == 1u) {
    scale = widen(gamma[p.offG + c]);
  }
  if (p.hasBeta == 1u) {
    shift = widen(beta[p.offB + c]);
  }
  for (var k = slice * p.slice + t / p.rows; k < end; k += THREADS / p.rows) {
    let e = placeOf(k, c);
    Y[p.offY + e] = narrow((widen(X[p.offX + e]) - centre) * factor * scale + shift);
  }
}
`);
export const channel_norm_gradient = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FIRST: u32 = 0u;
const OWN: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  channels: u32,
  pixels: u32,
  count: u32,
  rows: u32,
  slice: u32,
  hasGamma: u32,
  offX: u32,
  offDY: u32,
  offDX: u32,
  offG: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> dY: array<T>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> rstd: array<R>;
// @when OWN
@group(0) @binding(3) var<storage, read> X: array<T>;
@group(0) @binding(4) var<storage, read> mean: array<R>;
@group(0) @binding(5) var<storage, read> sums: array<vec2<R>>;
// @end
@group(0) @binding(6) var<storage, read_write> dX: array<T>;
@group(0) @binding(7) var<uniform> p: Params;
`, lib_channel_place, `@compute @workgroup_size(THREADS)
fn channel_norm_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  if (c >= p.channels) {
    return;
  }
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  let factor = rstd[p.offR + c];
  var scale = factor;
  if (p.hasGamma == 1u) {
    scale *= widen(gamma[p.offG + c]);
  }
  // @when OWN
  let centre = mean[p.offM + c];
  let means = sums[c] / R(p.count);
  // @end
  for (var k = slice * p.slice + t / p.rows; k < end; k += THREADS / p.rows) {
    let e = placeOf(k, c);
    var g = widen(dY[p.offDY + e]);
    // @when OWN
    g -= means.y + (widen(X[p.offX + e]) - centre) * factor * means.x;
    // @end
    dX[p.offDX + e] = narrow(scale * g);
  }
}
`);
export const channel_running = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  channels: u32,
  epsilon: R,
  offM: u32,
  offR: u32,
  offRM: u32,
  offRV: u32,
}
@group(0) @binding(0) var<storage, read> runningMean: array<R>;
@group(0) @binding(1) var<storage, read> runningVar: array<R>;
@group(0) @binding(2) var<storage, read_write> mean: array<R>;
@group(0) @binding(3) var<storage, read_write> rstd: array<R>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn channel_running(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * THREADS + t;
  if (c >= p.channels) {
    return;
  }
  mean[p.offM + c] = runningMean[p.offRM + c];
  rstd[p.offR + c] = 1.0 / sqrt(runningVar[p.offRV + c] + p.epsilon);
}
`);
export const channel_statistics = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  channels: u32,
  count: u32,
  slice: u32,
  slices: u32,
  epsilon: R,
  momentum: R,
  kept: R,
  hasMean: u32,
  hasVar: u32,
  offM: u32,
  offR: u32,
  offRM: u32,
  offRV: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2<R>>;
@group(0) @binding(1) var<storage, read_write> mean: array<R>;
@group(0) @binding(2) var<storage, read_write> rstd: array<R>;
@group(0) @binding(3) var<storage, read_write> runningMean: array<R>;
@group(0) @binding(4) var<storage, read_write> runningVar: array<R>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_moments, `var<workgroup> shares: array<vec3<R>, THREADS>;
fn updated(old: R, now: R) -> R {
  if (bitcast<u32>(p.kept) == 0u) {
    return now;
  }
  return p.kept * old + p.momentum * now;
}
@compute @workgroup_size(THREADS)
fn channel_statistics(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = group.x + p.baseX;
  var own = vec3<R>();
  for (var s = t; s < p.slices; s += THREADS) {
    let part = work[s * p.channels + c];
    own = together(own, vec3<R>(R(min(p.slice, p.count - s * p.slice)), part));
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] = together(shares[t], shares[t + half]);
    }
  }
  if (t > 0u) {
    return;
  }
  let all = shares[0];
  mean[p.offM + c] = all.y;
  rstd[p.offR + c] = 1.0 / sqrt(all.z / all.x + p.epsilon);
  if (p.hasMean == 1u) {
    runningMean[p.offRM + c] = updated(runningMean[p.offRM + c], all.y);
  }
  if (p.hasVar == 1u) {
    runningVar[p.offRV + c] = updated(runningVar[p.offRV + c], all.z / max(all.x - 1.0, 1.0));
  }
}
`);
export const column_norm = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const CENTERED: u32 = 1u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  epsilon: R,
  hasGamma: u32,
  hasBeta: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
  offG: u32,
  offB: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> beta: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;
// @when CENTERED
@group(0) @binding(4) var<storage, read_write> mean: array<R>;
// @end
@group(0) @binding(5) var<storage, read_write> rstd: array<R>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_column_sum, `@compute @workgroup_size(THREADS)
fn column_norm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  let end = select(0u, p.m, j < p.n);
  var centre = 0.0;
  // @when CENTERED
  var sum = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    sum += widen(X[p.offX + i + j * p.ldx]);
  }
  centre = columnSum(t, lane, sum) / R(p.m);
  // @end
  var squares = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    let d = widen(X[p.offX + i + j * p.ldx]) - centre;
    squares = fma(d, d, squares);
  }
  let factor = 1.0 / sqrt(columnSum(t, lane, squares) / R(p.m) + p.epsilon);
  if (j >= p.n) {
    return;
  }
  if (lane == 0u) {
    // @when CENTERED
    mean[p.offM + j] = centre;
    // @end
    rstd[p.offR + j] = factor;
  }
  for (var i = lane; i < end; i += p.lanes) {
    var y = (widen(X[p.offX + i + j * p.ldx]) - centre) * factor;
    if (p.hasGamma == 1u) {
      y *= widen(gamma[p.offG + i]);
    }
    if (p.hasBeta == 1u) {
      y += widen(beta[p.offB + i]);
    }
    Y[p.offY + i + j * p.ldy] = narrow(y);
  }
}
`);
export const column_norm_gradient = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const CENTERED: u32 = 1u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  hasGamma: u32,
  offX: u32,
  ldx: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
  offG: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read> gamma: array<T>;
// @when CENTERED
@group(0) @binding(3) var<storage, read> mean: array<R>;
// @end
@group(0) @binding(4) var<storage, read> rstd: array<R>;
@group(0) @binding(5) var<storage, read_write> dX: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_column_sum, `fn weighted(i: u32, j: u32) -> R {
  let g = widen(dY[p.offDY + i + j * p.lddy]);
  if (p.hasGamma == 1u) {
    return g * widen(gamma[p.offG + i]);
  }
  return g;
}
@compute @workgroup_size(THREADS)
fn column_norm_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  let end = select(0u, p.m, j < p.n);
  var centre = 0.0;
  var factor = 0.0;
  if (j < p.n) {
    // @when CENTERED
    centre = mean[p.offM + j];
    // @end
    factor = rstd[p.offR + j];
  }
  var sum = 0.0;
  var along = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    let g = weighted(i, j);
    sum += g;
    along = fma(g, (widen(X[p.offX + i + j * p.ldx]) - centre) * factor, along);
  }
  along = columnSum(t, lane, along) / R(p.m);
  // @when CENTERED
  sum = columnSum(t, lane, sum) / R(p.m);
  // @end
  sum *= R(CENTERED);
  for (var i = lane; i < end; i += p.lanes) {
    let x = (widen(X[p.offX + i + j * p.ldx]) - centre) * factor;
    dX[p.offDX + i + j * p.lddx] = narrow(factor * (weighted(i, j) - sum - x * along));
  }
}
`);
export const column_norm_held = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const HELD: u32 = 4u;
const CENTERED: u32 = 1u;
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  epsilon: R,
  hasGamma: u32,
  hasBeta: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
  offG: u32,
  offB: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> gamma: array<vec4<T>>;
@group(0) @binding(2) var<storage, read> beta: array<vec4<T>>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<T>>;
// @when CENTERED
@group(0) @binding(4) var<storage, read_write> mean: array<R>;
// @end
@group(0) @binding(5) var<storage, read_write> rstd: array<R>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
fn overLanes(t: u32, value: vec4<V>) -> V {
  workgroupBarrier();
  sums[t] = value.x + value.y + value.z + value.w;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t % LANES < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  return sums[t - t % LANES];
}
@compute @workgroup_size(THREADS)
fn column_norm_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let end = select(0u, p.m, j < p.n);
  // @registers
  var x: array<vec4<V>, HELD>;
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    x[h] = vec4<V>();
    if (i < end) {
      x[h] = vec4<V>(X[(p.offX + i + j * p.ldx) / 4u]);
    }
  }
  var centre = V();
  // @when CENTERED
  var sum = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    sum += x[h];
  }
  centre = overLanes(t, sum) / R(p.m);
  // @end
  var squares = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    x[h] -= vec4<V>(centre);
    if (4u * (lane + h * LANES) < end) {
      squares = fma(x[h], x[h], squares);
    }
  }
  let factor = 1.0 / sqrt(overLanes(t, squares) / R(p.m) + p.epsilon);
  if (j >= p.n) {
    return;
  }
  if (lane == 0u) {
    // @when CENTERED
    mean[p.offM + j] = centre;
    // @end
    rstd[p.offR + j] = factor;
  }
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    if (i < end) {
      var y = x[h] * factor;
      if (p.hasGamma == 1u) {
        y *= vec4<V>(gamma[(p.offG + i) / 4u]);
      }
      if (p.hasBeta == 1u) {
        y += vec4<V>(beta[(p.offB + i) / 4u]);
      }
      Y[(p.offY + i + j * p.ldy) / 4u] = vec4<T>(y);
    }
  }
}
`);
export const row_gradients = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const ROWS: u32 = 32u;
const CENTERED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slice: u32,
  offX: u32,
  ldx: u32,
  offDY: u32,
  lddy: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
// @when CENTERED
@group(0) @binding(2) var<storage, read> mean: array<R>;
// @end
@group(0) @binding(3) var<storage, read> rstd: array<R>;
@group(0) @binding(4) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> sums: array<vec2<R>, THREADS>;
@compute @workgroup_size(THREADS)
fn row_gradients(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  let slice = group.y + p.baseY;
  let end = min(p.n, (slice + 1u) * p.slice);
  var own = vec2<R>();
  if (i < p.m) {
    for (var j = slice * p.slice + t / ROWS; j < end; j += THREADS / ROWS) {
      let g = widen(dY[p.offDY + i + j * p.lddy]);
      var x = widen(X[p.offX + i + j * p.ldx]);
      // @when CENTERED
      x -= mean[p.offM + j];
      // @end
      own += vec2<R>(g * (x * rstd[p.offR + j]), g);
    }
  }
  sums[t] = own;
  for (var half = THREADS / 2u; half >= ROWS; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < ROWS) & (i < p.m)) {
    work[slice * p.m + i] = sums[t];
  }
}
`);
export const row_gradients_sum = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  m: u32,
  slices: u32,
  offG: u32,
  offB: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2<R>>;
@group(0) @binding(1) var<storage, read_write> dGamma: array<T>;
@group(0) @binding(2) var<storage, read_write> dBeta: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn row_gradients_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  var sum = vec2<R>();
  for (var s = 0u; s < p.slices; s++) {
    sum += work[s * p.m + i];
  }
  dGamma[p.offG + i] = narrow(sum.x);
  dBeta[p.offB + i] = narrow(sum.y);
}
`);
