// larft_diagonal_double: the diagonal of T^-1, of reflectors in doubles: 1/tau, infinite of a reflector that is the identity.
// Storage   U[offU + j*(ldu + 1)] := 1 / tau[offTau + j], j < k
// Mapping   thread -> one reflector
// Tunables  THREADS (32..256)   T V COMPLEX: lib/double_elements
// Needs     U and tau in different buffers
// Source    T^-1 + T^-H = V^H V, so that above its diagonal T^-1 is V^H V: C. Puglisi, SIAM J. Sci. Stat. Comput. 13 (1992)
// @use lib/double_elements
const THREADS: u32 = 64u;
const INFINITE = vec2u(0u, 0x7ff00000u);

struct Params {
  baseX: u32,
  k: u32,
  offU: u32,
  ldu: u32,
  offTau: u32,
}
@group(0) @binding(0) var<storage, read_write> U: array<T>;
@group(0) @binding(1) var<storage, read> tau: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn larft_diagonal_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * THREADS + t;
  if (j < p.k) {
    let x = widen(tau[p.offTau + j]);
    U[p.offU + j * (p.ldu + 1u)] = narrow(select(inverse(x), ofReal(INFINITE), isZeroV(x)));
  }
}
