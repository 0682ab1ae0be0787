// cooperative_probe: how many of a dispatch's workgroups run at the same time: each counts itself and waits for all others, for a while.
// Storage   C[0]: workgroups that have begun; C[1]: how many the least lucky of them has not seen
// Mapping   workgroups (x), as many as are asked about, of THREADS threads, so that few share a processor
// Tunables  THREADS
// Needs     C is zero. Nothing waits for ever
const THREADS: u32 = 256u;
const PATIENCE: u32 = 16384u;

struct Params { unused: u32 }
@group(0) @binding(0) var<storage, read_write> C: array<atomic<u32>>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn cooperative_probe(@builtin(num_workgroups) grid: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    var seen = atomicAdd(&C[0], 1u + 0u * p.unused) + 1u;
    for (var tried = 0u; tried < PATIENCE && seen < grid.x; tried++) {
      seen = atomicLoad(&C[0]);
    }
    atomicMax(&C[1], grid.x - seen);
  }
}
