// channel_norm_gradient: with x = rstd(c) (X - mean(c)), dX := gamma(c) rstd(c) (dY - (sum of dY + x sum of dY x)/count) channel by channel,
// or gamma(c) rstd(c) dY.
// Storage   X[offX + e], dY[offDY + e], dX[offDX + e], e the place of unit k of channel c; of one channel
//           gamma[offG + c], mean[offM + c], rstd[offR + c], sums[c] (of dY x, of dY)
// Mapping   workgroup (x, y) -> `rows` units of channels (a power of two up to THREADS), slice y of `slice` units; thread (r, q) -> unit r,
//           every THREADS/rows-th, LOADS of them at a time
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   WIDE 1: units of four   OWN 0: statistics are not the channel's own: the second
// Needs     sizes, offX, offDY, offDX in units, of a channel `total` elements; hasGamma 0: gamma is taken for 1
// Source    Ioffe and Szegedy 2015, Batch Normalization
// @use lib/field
// @use lib/units
const THREADS: u32 = 256u;
const OWN: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  channels: u32,
  pixels: u32,
  count: u32,
  total: u32,
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
@group(0) @binding(0) var<storage, read> dY: array<Unit>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> rstd: array<R>;
// @when OWN
@group(0) @binding(3) var<storage, read> X: array<Unit>;
@group(0) @binding(4) var<storage, read> mean: array<R>;
@group(0) @binding(5) var<storage, read> sums: array<vec2<R>>;
// @end
@group(0) @binding(6) var<storage, read_write> dX: array<Unit>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/channel_place

@compute @workgroup_size(THREADS)
fn channel_norm_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  if (c >= p.channels) {
    return;
  }
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  var factors = vec4f();
  var scales = vec4f();
  // @unroll
  for (var q = 0u; q < CHANNELS; q++) {
    factors[q] = rstd[p.offR + c * CHANNELS + q];
    scales[q] = factors[q];
    if (p.hasGamma == 1u) {
      scales[q] *= widen(gamma[p.offG + c * CHANNELS + q]);
    }
  }
  let scale = spread(scales);
  // @when OWN
  var centres = vec4f();
  var along = vec4f();
  var means = vec4f();
  // @unroll
  for (var q = 0u; q < CHANNELS; q++) {
    centres[q] = mean[p.offM + c * CHANNELS + q];
    let both = sums[c * CHANNELS + q] / R(p.total);
    along[q] = both.x * factors[q];
    means[q] = both.y;
  }
  let centre = spread(centres);
  let slope = spread(along);
  let least = spread(means);
  // @end
  let step = THREADS / p.rows;
  for (var k = slice * p.slice + t / p.rows; k < end; k += LOADS * step) {
    // @registers
    var g: array<Value, LOADS>;
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      let e = placeOf(min(k + q * step, end - 1u), c);
      g[q] = Value(dY[p.offDY + e]);
      // @when OWN
      g[q] -= least + (Value(X[p.offX + e]) - centre) * slope;
      // @end
    }
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      if (k + q * step < end) {
        dX[p.offDX + placeOf(k + q * step, c)] = Unit(scale * g[q]);
      }
    }
  }
}
