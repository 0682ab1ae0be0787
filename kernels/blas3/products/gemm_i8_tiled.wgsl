// gemm_i8_tiled: C := alpha op(A) op(B) + beta C modulo 2^32, signed bytes into 32-bit integers, one BM x BN tile of C per workgroup.
// Storage   op(A)(i, l) is a byte of A[offA + i*lda + l/16], op(B)(l, j) of B[offB + j*ldb + l/16], l < BK*slabs, the lowest l lowest;
//           C(i, j) = C[offC + i + j*ldc]; with RESIDUES bytes of remainders in words: lib/gemm_i8_params
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.. of product z; thread (tx, ty) -> rows tx + r*NX, columns ty + c*NY
// Tunables  BM BN tile (32..128)  BK depth of a slab, a multiple of 16  TM TN results per thread   THREADS = (BM/TM)*(BN/TN)
//           BM*BK and BN*BK multiples of 16*THREADS; workgroup bytes = (BM+BN)*(BK+16)
// Needs     depths filled up with zeros to whole slabs (gemm_i8_pack); without slabs A and B of one slab, lda = ldb = 0. m, n > 0. The
//           language feature packed_4x8_integer_dot_product. beta = 0 never reads C. Barriers are uniform because slabs is. Integers wrap
// Source    the slabs as in gemm_tiled; DP4A
alias SUM = i32;
const FLOATS: u32 = 0u;
// @use lib/gemm_i8

fn dot16(a: vec4u, b: vec4u) -> i32 {
  return dot4I8Packed(a.x, b.x) + dot4I8Packed(a.y, b.y) + dot4I8Packed(a.z, b.z) + dot4I8Packed(a.w, b.w);
}

@compute @workgroup_size(THREADS)
fn gemm_i8_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @use lib/gemm_i8_run
}
