// channel_norm: Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c.
// Storage   X[offX + e], Y[offY + e], e the place of unit k of channel c; of one channel gamma[offG + c], beta[offB + c], mean[offM + c], rstd[offR + c]
// Mapping   workgroup (x, y) -> `rows` units of channels (a power of two up to THREADS), slice y of `slice` units; thread (r, q) -> unit r,
//           every THREADS/rows-th, LOADS of them at a time
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   WIDE 1: units of four
// Needs     sizes, offX, offY in units; hasGamma, hasBeta 0: gamma and beta are not read
// Source    Ioffe and Szegedy 2015, Batch Normalization
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
  hasGamma: u32,
  hasBeta: u32,
  offX: u32,
  offY: u32,
  offG: u32,
  offB: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> beta: array<T>;
@group(0) @binding(3) var<storage, read> mean: array<R>;
@group(0) @binding(4) var<storage, read> rstd: array<R>;
@group(0) @binding(5) var<storage, read_write> Y: array<Unit>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/channel_place

@compute @workgroup_size(THREADS)
fn channel_norm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  if (c >= p.channels) {
    return;
  }
  let slice = group.y + p.baseY;
  let end = min(p.count, (slice + 1u) * p.slice);
  var centres = vec4f();
  var factors = vec4f();
  var shifts = vec4f();
  // @unroll
  for (var q = 0u; q < CHANNELS; q++) {
    let channel = c * CHANNELS + q;
    centres[q] = mean[p.offM + channel];
    factors[q] = rstd[p.offR + channel];
    if (p.hasGamma == 1u) {
      factors[q] *= widen(gamma[p.offG + channel]);
    }
    if (p.hasBeta == 1u) {
      shifts[q] = widen(beta[p.offB + channel]);
    }
  }
  let centre = spread(centres);
  let factor = spread(factors);
  let shift = spread(shifts);
  let step = THREADS / p.rows;
  for (var k = slice * p.slice + t / p.rows; k < end; k += LOADS * step) {
    // @registers
    var x: array<Value, LOADS>;
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      x[q] = Value(X[p.offX + placeOf(min(k + q * step, end - 1u), c)]);
    }
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      if (k + q * step < end) {
        Y[p.offY + placeOf(k + q * step, c)] = Unit((x[q] - centre) * factor + shift);
      }
    }
  }
}
