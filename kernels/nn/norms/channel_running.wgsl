// channel_running: mean := runningMean and rstd := 1/sqrt(runningVar + epsilon) for every channel.
// Storage   runningMean[offRM + c], runningVar[offRV + c]; mean[offM + c], rstd[offR + c]
// Mapping   workgroup x -> THREADS channels; thread -> one
// Tunables  THREADS (32..256)
// Needs     no alignment
// Source    cuDNN, cudnnBatchNormalizationForwardInference
// @use lib/field
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  channels: u32,
  epsilon: R,
  offM: u32,
  offR: u32,
  offRM: u32,
  offRV: u32,
}
@group(0) @binding(0) var<storage, read> runningMean: array<R>;
@group(0) @binding(1) var<storage, read> runningVar: array<R>;
@group(0) @binding(2) var<storage, read_write> mean: array<R>;
@group(0) @binding(3) var<storage, read_write> rstd: array<R>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn channel_running(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = (group.x + p.baseX) * THREADS + t;
  if (c >= p.channels) {
    return;
  }
  mean[p.offM + c] = runningMean[p.offRM + c];
  rstd[p.offR + c] = 1.0 / sqrt(runningVar[p.offRV + c] + p.epsilon);
}
