// channel_moments: of every slice of a channel's elements the mean and the sum of squares of differences from it.
// Storage   X[offX + place of unit k of channel c], work[slice*channels + c] (mean, squares), c one channel
// Mapping   workgroup (x, y) -> `rows` units of channels (a power of two up to THREADS), slice y of `slice` units; thread (r, q) -> unit r,
//           every THREADS/rows-th, LOADS of them at a time, then a tree over q
// Tunables  THREADS (64..256, a power of two)   FIRST 1: channels first   WIDE 1: units of four   workgroup bytes = THREADS*(4 + 8*WIDTH)
// Needs     sizes and offX in units
// Source    Chan, Golub and LeVeque 1979
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
}
@group(0) @binding(0) var<storage, read> X: array<Unit>;
@group(0) @binding(1) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/channel_place
// @use lib/moments

var<workgroup> shares: array<Moments, THREADS>;

// All lanes have as many.
fn lanesTogether(m: Moments) -> Moments {
  // @when WIDE
  if (FIRST == 1u) {
    let beside = m.mean - vec4f(m.mean.x);
    let mean = m.mean.x + 0.25 * (beside.y + beside.z + beside.w);
    let apart = m.mean - vec4f(mean);
    let squares = m.squares + apart * (apart * m.count);
    return Moments(m.count, vec4f(mean), vec4f(squares.x + squares.y + squares.z + squares.w));
  }
  // @end
  return m;
}

@compute @workgroup_size(THREADS)
fn channel_moments(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * p.rows + t % p.rows;
  let slice = group.y + p.baseY;
  let end = select(0u, min(p.count, (slice + 1u) * p.slice), c < p.channels);
  let step = THREADS / p.rows;
  var own = Moments(0.0, Value(), Value());
  for (var k = slice * p.slice + t / p.rows; k < end; k += LOADS * step) {
    // @registers
    var x: array<Value, LOADS>;
    // Of differences from the first one: a channel of equal numbers has exactly their mean, and no sum leaves the range.
    var sum = Value();
    var count = 0.0;
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      let exists = k + q * step < end;
      x[q] = Value(X[p.offX + placeOf(select(k, k + q * step, exists), c)]);
      sum += select(Value(), x[q] - x[0], Truth(exists));
      count += R(exists);
    }
    let mean = x[0] + sum / count;
    var squares = Value();
    // @unroll
    for (var q = 0u; q < LOADS; q++) {
      let apart = select(Value(), x[q] - mean, Truth(k + q * step < end));
      squares = fma(apart, apart, squares);
    }
    own = together(own, Moments(count, mean, squares));
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half >= p.rows; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] = together(shares[t], shares[t + half]);
    }
  }
  if ((t < p.rows) & (c < p.channels)) {
    let all = lanesTogether(shares[t]);
    let at = (slice * p.channels + c) * CHANNELS;
    // @when WIDE
    // @unroll
    for (var q = 0u; q < CHANNELS; q++) {
      work[at + q] = vec2<R>(all.mean[q], all.squares[q]);
    }
    // @end
    // @when SINGLE
    work[at] = vec2<R>(all.mean, all.squares);
    // @end
  }
}
