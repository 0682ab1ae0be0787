// channel_norm_gradient: with x = rstd(c) (X - mean(c)), dX := gamma(c) rstd(c) (dY - (sum of dY + x sum of dY x)/count) channel by channel,
// or gamma(c) rstd(c) dY.
// Storage   X[offX + e], dY[offDY + e], dX[offDX + e], e the place of element k of channel c; gamma[offG + c], mean[offM + c],
//           rstd[offR + c], sums[c] (of dY x, of dY)
// Mapping   workgroup (x, y) -> `rows` channels (a power of two up to THREADS), slice y of `slice` elements; thread (r, q) -> channel r,
//           every THREADS/rows-th element
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   OWN 0: statistics are not the channel's own: the second
// Needs     hasGamma 0: gamma is taken for 1
// Source    Ioffe and Szegedy 2015, Batch Normalization
// @use lib/field
const THREADS: u32 = 256u;
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

// @use lib/channel_place

@compute @workgroup_size(THREADS)
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
