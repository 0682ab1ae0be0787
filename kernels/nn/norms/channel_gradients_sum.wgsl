// channel_gradients_sum: dGamma and dBeta from the sums of slices, and both unrounded.
// Storage   work[slice*channels + c]; sums[c] (of dY x, of dY); dGamma[offG + c], dBeta[offB + c]
// Mapping   workgroup x -> a channel; thread -> every THREADS-th slice, then a tree
// Tunables  THREADS (32..256, a power of two)   workgroup bytes = THREADS*8
// Needs     no alignment
// Source    cuDNN, cudnnBatchNormalizationBackward
// @use lib/field
const THREADS: u32 = 64u;

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
