// spin: keeps every processor of the GPU busy for a while and computes nothing of use.
// Storage   out[0] is written only if the sum below comes out as a value that it never takes
// Mapping   workgroup (x) -> one of many equal chains; invocation -> one dependent chain of multiply-adds
// Tunables  none
// Needs     nothing
// Source    GPUs lower their clock between short kernels; a timed region must be entered at full clock
struct Params { iterations: u32 }
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(256)
fn spin(@builtin(local_invocation_index) t: u32) {
  var x = f32(t);
  for (var i = 0u; i < p.iterations; i++) {
    x = fma(x, 0.999, 0.5);
  }
  if (x == -1.0) {
    out[0] = x;
  }
}
