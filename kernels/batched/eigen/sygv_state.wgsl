// sygv_state: what is known of pairs in a workspace once each has been made a standard problem.
// Storage   ordersA, ordersB: 0 where A or B is not finite; minors: of B's Cholesky factorization; orders: 0 where the problem made of them
//           is not finite, and then also where one of the others says so. state[z] := (0: to be solved; -1: A not finite; -2: other numbers
//           not finite; i > 0: minor i of B is not positive, by which power of two its values are too large)
// Mapping   thread of all -> problem
// Tunables  THREADS (32..256)
// Source    elementwise
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  multiplies: u32, // whether the problem has the product of A and B
}
@group(0) @binding(0) var<storage, read> ordersA: array<u32>;
@group(0) @binding(1) var<storage, read> ordersB: array<u32>;
@group(0) @binding(2) var<storage, read> minors: array<i32>;
@group(0) @binding(3) var<storage, read> shiftsA: array<i32>;
@group(0) @binding(4) var<storage, read> shiftsB: array<i32>;
@group(0) @binding(5) var<storage, read> shifts: array<i32>;
@group(0) @binding(6) var<storage, read_write> orders: array<u32>;
@group(0) @binding(7) var<storage, read_write> state: array<vec2i>;
@group(0) @binding(8) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn sygv_state(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  var kind = 0;
  if (ordersA[z] == 0u) {
    kind = -1;
  } else if (ordersB[z] == 0u) {
    kind = -2;
  } else if (minors[z] != 0) {
    kind = minors[z];
  } else if (orders[z] == 0u) {
    kind = -2;
  }
  if (kind != 0) {
    orders[z] = 0u;
  }
  let ofB = select(-shiftsB[z], shiftsB[z], p.multiplies != 0u);
  state[z] = vec2i(kind, shifts[z] + shiftsA[z] + ofB);
}
