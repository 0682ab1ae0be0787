// gemm_i8_float: gemm_i8_tiled for devices whose integers are slow: bytes are multiplied and added as 32-bit floats, without an error.
// Storage   as gemm_i8_tiled, of which it is what RESIDUES 1 does
// Mapping   as gemm_i8_tiled
// Tunables  as gemm_i8_tiled
// Needs     as gemm_i8_tiled, but no language feature; BK*slabs <= 1024: products of bytes are up to 2^14, and integers up to 2^24 are exact
//           in whatever order they are added
// Source    Ozaki, Uchino, Imamura, arXiv 2504.08009: any arithmetic will do that is exact
alias SUM = f32;
const FLOATS: u32 = 1u;
// @use lib/gemm_i8

// Four signed bytes.
fn floats(x: u32) -> vec4f {
  return vec4f(bitcast<vec4i>(vec4u(x) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u));
}

@compute @workgroup_size(THREADS)
fn gemm_i8_float(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/gemm_i8_run
}
