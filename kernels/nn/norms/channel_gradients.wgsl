// channel_gradients: with x = rstd(c) (X - mean(c)), the sums of dY x and of dY over every slice of a channel's elements.
// Storage   X[offX + e], dY[offDY + e], e the place of element k of channel c; mean[offM + c], rstd[offR + c]; work[slice*channels + c]
// Mapping   workgroup (x, y) -> `rows` channels (a power of two up to THREADS), slice y of `slice` elements; thread (r, q) -> channel r,
//           every THREADS/rows-th element, then a tree over q
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   workgroup bytes = THREADS*8
// Needs     no alignment
// Source    cuDNN, cudnnBatchNormalizationBackward
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

// @use lib/channel_place

var<workgroup> shares: array<vec2<R>, THREADS>;

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
