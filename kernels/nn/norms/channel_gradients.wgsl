// channel_gradients: with x = rstd(c) (X - mean(c)), the sums of dY x and of dY over every slice of a channel's elements.
// Storage   X[offX + e], dY[offDY + e], e the place of unit k of channel c; of one channel mean[offM + c], rstd[offR + c], work[slice*channels + c]
// Mapping   workgroup (x, y) -> `rows` units of channels (a power of two up to THREADS), slice y of `slice` units; thread (r, q) -> unit r,
//           every THREADS/rows-th, LOADS of them at a time, then a tree over q
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   WIDE 1: units of four   workgroup bytes = THREADS*8*WIDTH
// Needs     sizes, offX, offDY in units
// Source    cuDNN, cudnnBatchNormalizationBackward
// @use lib/field
// @use lib/units
const THREADS: u32 = 256u;

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
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read> dY: array<Unit>;
@group(0) @binding(2) var<storage, read> mean: array<R>;
@group(0) @binding(3) var<storage, read> rstd: array<R>;
@group(0) @binding(4) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/channel_place

// Sums of dY x, and of dY.
struct Sums {
  along: Value,
  all: Value,
}
var<workgroup> shares: array<Sums, THREADS>;

@compute @workgroup_size(THREADS)
fn channel_gradients(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  let slice = group.y + p.baseY;
  let end = select(0u, min(p.count, (slice + 1u) * p.slice), c < p.channels);
  let step = THREADS / p.rows;
  var own = Sums(Value(), Value());
  if (c < p.channels) {
    var centres = vec4f();
    var factors = vec4f();
    // @unroll
    for (var q = 0u; q < CHANNELS; q++) {
      centres[q] = mean[p.offM + c * CHANNELS + q];
      factors[q] = rstd[p.offR + c * CHANNELS + q];
    }
    let centre = spread(centres);
    let factor = spread(factors);
    for (var k = slice * p.slice + t / p.rows; k < end; k += LOADS * step) {
      // @registers
      var x: array<Value, LOADS>;
      // @registers
      var g: array<Value, LOADS>;
      // @unroll
      for (var q = 0u; q < LOADS; q++) {
        let e = placeOf(min(k + q * step, end - 1u), c);
        x[q] = Value(X[p.offX + e]);
        g[q] = Value(dY[p.offDY + e]);
      }
      // @unroll
      for (var q = 0u; q < LOADS; q++) {
        let exists = Truth(k + q * step < end);
        own.along += select(Value(), g[q] * ((x[q] - centre) * factor), exists);
        own.all += select(Value(), g[q], exists);
      }
    }
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t].along += shares[t + half].along;
      shares[t].all += shares[t + half].all;
    }
  }
  if ((t < p.rows) & (c < p.channels)) {
    let along = gathered(shares[t].along);
    let all = gathered(shares[t].all);
    // @unroll
    for (var q = 0u; q < CHANNELS; q++) {
      work[(slice * p.channels + c) * CHANNELS + q] = vec2<R>(along[q], all[q]);
    }
  }
}
