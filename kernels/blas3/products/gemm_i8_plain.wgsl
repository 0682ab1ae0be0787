// gemm_i8_plain: gemm_i8_tiled for implementations of WGSL that have no dot product of bytes: C := alpha op(A) op(B) + beta C modulo 2^32.
// Storage   as gemm_i8_tiled
// Mapping   as gemm_i8_tiled
// Tunables  as gemm_i8_tiled
// Needs     as gemm_i8_tiled, but no language feature
// Source    bytes are widened by shifts, which keep the sign, and multiplied as 32-bit integers
alias SUM = i32;
const FLOATS: u32 = 0u;
// @use lib/gemm_i8

fn dot16(a: vec4u, b: vec4u) -> i32 {
  let u = bitcast<vec4i>(a);
  let v = bitcast<vec4i>(b);
  var sum: vec4i;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    sum += ((u << vec4u(24u - 8u * q)) >> vec4u(24u)) * ((v << vec4u(24u - 8u * q)) >> vec4u(24u));
  }
  return sum.x + sum.y + sum.z + sum.w;
}

@compute @workgroup_size(THREADS)
fn gemm_i8_plain(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/gemm_i8_run
}
