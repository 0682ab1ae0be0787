// channel_norm: Y := (X - mean(c)) rstd(c) gamma(c) + beta(c) for the elements of every channel c.
// Storage   X[offX + e], Y[offY + e], e the place of element k of channel c; gamma[offG + c], beta[offB + c], mean[offM + c], rstd[offR + c]
// Mapping   workgroup (x, y) -> `rows` channels (a power of two up to THREADS), slice y of `slice` elements; thread (r, q) -> channel r,
//           every THREADS/rows-th element
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first
// Needs     hasGamma, hasBeta 0: gamma and beta are not read
// Source    Ioffe and Szegedy 2015, Batch Normalization
// @use lib/field
const THREADS: u32 = 256u;
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

// @use lib/channel_place

@compute @workgroup_size(THREADS)
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
