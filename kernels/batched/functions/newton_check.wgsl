// newton_check: which matrices of a workspace go on with their iteration for a root.
// Storage   norms[z*slots + s], s < slots: sums of squares of parts of what differs from the unit matrix, times `factor`. state[8 z]: 1
//           while the iteration goes on, else 0; + 1: CONVERGED or FAILED; + 2: steps done; + 3: bits of the distance from the unit matrix
// Mapping   thread x -> matrix x
// Tunables  THREADS (32..256)
// Source    lib/root_steps
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  degree: u32,
  step: u32,
  most: u32,
  slots: u32,
  factor: f32,
}
@group(0) @binding(0) var<storage, read> norms: array<f32>;
@group(0) @binding(1) var<storage, read_write> state: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/root_steps

@compute @workgroup_size(THREADS)
fn newton_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  if (state[8u * z] == 0u) {
    return;
  }
  var sum = 0.0;
  for (var s = 0u; s < p.slots; s++) {
    sum += norms[z * p.slots + s];
  }
  sum *= p.factor;
  // The order of a ragged batch's problem is at 8 z + 7.
  let now = verdict(state[8u * z + 7u], p.degree, sum, bitcast<f32>(state[8u * z + 3u]));
  let found = select(now, FAILED, (now == GOES_ON) & (p.step == p.most));
  state[8u * z] = select(0u, 1u, found == GOES_ON);
  state[8u * z + 1u] = found;
  state[8u * z + 2u] = p.step;
  state[8u * z + 3u] = bitcast<u32>(sqrt(sum));
}
