// channel_moments: of every slice of a channel's elements the mean and the sum of squares of differences from it.
// Storage   X[offX + place of element k of channel c], work[slice*channels + c] (mean, squares)
// Mapping   workgroup (x, y) -> `rows` channels (a power of two up to THREADS), slice y of `slice` elements; thread (r, q) -> channel r,
//           every THREADS/rows-th element by Welford's recurrence, then a tree over q
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   workgroup bytes = THREADS*12
// Needs     no alignment
// Source    Welford 1962; Chan, Golub and LeVeque 1979
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
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/channel_place
// @use lib/moments

var<workgroup> shares: array<vec3<R>, THREADS>;

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
