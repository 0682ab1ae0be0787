// gemm_direct: C := alpha op(A) op(B) + beta C for any alignment and any edge: one element per load and store.
// Storage   column-major, matrix z: A[offA + z*strideA + i + l*lda]  (i < m, l < k; TRANS_A swaps i and l); B (l, j) and C (i, j) alike
// Mapping   workgroup (x, y, z) -> rows x*BM.., columns y*BN.., matrix z; thread (tx, ty) -> TM x TN results, as in gemm_tiled
// Tunables  BM BN tile (8..256)  BK depth of a slab (8..32)  TM TN per thread (4..16, multiples of 4)
//           KU steps of depth unrolled (divides BK)   THREADS = (BM/TM)*(BN/TN)  BM*BK and BN*BK must be multiples of THREADS; workgroup
//           bytes = (BM+BN+8*PAD)*BK*4, of complex elements less  PAD vectors behind each depth of a slab, which keep stores across depths off one bank (0, 1)
//           T V COMPLEX: lib/field; CONJ_A CONJ_B: gemm_words   TC, of which the words of C are: Word or f32   EPILOGUE 1: gemm_epilogue
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer, which WebGPU lets us bind only once
// Slices    end > 0: matrix z is the depths z*k..min((z+1)*k, end) of one product, whose sums C collects slice by slice
// Needs     nothing. beta = 0 never reads C. Barriers are uniform because k is the same for all of a workgroup.
// Source    two-level tiling with the next slab prefetched in registers; cf. CLBlast doc/details_gemm.md
alias TC = Word;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
// @use lib/gemm_params
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = BM * BK / PARTS / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;

@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;

// @when EPILOGUE
alias Element = TC;
// @end
// @use lib/gemm_epilogue_one

// @use lib/gemm_slabs_direct
// @use lib/gemm_words_one

@compute @workgroup_size(THREADS)
fn gemm_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
// @use lib/gemm_slabs_run
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q += PARTS) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          // @when REAL
          let sum = acc[c * (TM / 4u) + r][q];
          // @end
          // @when COMPLEX
          let sum = V(acc[c * (TM / 4u) + r][q], acc[c * (TM / 4u) + r][q + 1u]);
          // @end
          var value = mul(p.alpha, sum);
          if (!isZeroV(p.beta)) {
            value = mad(p.beta, loadC(at), value); // not left to the compiler: reproducible sums
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          storeC(at, value);
        }
      }
    }
  }
}
