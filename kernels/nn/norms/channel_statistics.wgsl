// channel_statistics: mean and 1/sqrt(variance + epsilon) of every channel from the moments of its slices, and the running statistics.
// Storage   work[slice*channels + c] (mean, squares); mean[offM + c], rstd[offR + c], runningMean[offRM + c], runningVar[offRV + c]
// Mapping   workgroup x -> a channel; thread -> every THREADS-th slice, then a tree
// Tunables  THREADS (32..256, a power of two)   workgroup bytes = THREADS*12
// Needs     hasMean, hasVar 0: running statistics are left alone; factors of running statistics `kept` and `momentum`: kept 0, not read
// Source    Chan, Golub and LeVeque 1979; cuDNN, cudnnBatchNormalizationForwardTraining
// @use lib/field
const THREADS: u32 = 64u;

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

alias Value = f32;
// @use lib/moments

var<workgroup> shares: array<Moments, THREADS>;

fn updated(old: R, now: R) -> R {
  if (bitcast<u32>(p.kept) == 0u) {
    return now;
  }
  return p.kept * old + p.momentum * now;
}

@compute @workgroup_size(THREADS)
fn channel_statistics(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = group.x + p.baseX;
  var own = Moments(0.0, 0.0, 0.0);
  for (var s = t; s < p.slices; s += THREADS) {
    let part = work[s * p.channels + c];
    own = together(own, Moments(R(min(p.slice, p.count - s * p.slice)), part.x, part.y));
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
  mean[p.offM + c] = all.mean;
  rstd[p.offR + c] = 1.0 / sqrt(all.squares / all.count + p.epsilon);
  if (p.hasMean == 1u) {
    runningMean[p.offRM + c] = updated(runningMean[p.offRM + c], all.mean);
  }
  if (p.hasVar == 1u) {
    runningVar[p.offRV + c] = updated(runningVar[p.offRV + c], all.squares / max(all.count - 1.0, 1.0));
  }
}
