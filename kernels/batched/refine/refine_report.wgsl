// refine_report: a list with one number per problem, from what has been found of its columns, or of the problem.
// Storage   list[offL + q] := by kind: 0, 1 found[q], but -1 or 0 of problems outside of their buffers; else the largest, over the columns
//           c, of parts[q*columns + c]: 2 x, corrections; 3 y, berr; 4 z, ferr, as bits, and NaN where found[q] > 0
// Mapping   thread x -> problem x
// Tunables  THREADS (64..256)
// Source    LAPACK xGERFS
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  kind: u32,
  columns: u32,
  offL: u32,
}
@group(0) @binding(0) var<storage, read> found: array<i32>;
@group(0) @binding(1) var<storage, read> parts: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> list: array<u32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(THREADS)
fn refine_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let own = problem(z);
  let state = found[own.q];
  var value = bitcast<u32>(state);
  if (p.kind >= 2u) {
    value = 0u;
    for (var c = 0u; c < select(own.nrhs, 0u, own.n == 0u); c++) {
      let part = parts[own.q * p.columns + c];
      value = max(value, select(select(part.z, part.y, p.kind == 3u), part.x, p.kind == 2u));
    }
    value = select(value, select(0x7fc00000u, 0u, p.kind == 2u), state > 0);
  }
  value = select(value, select(0u, 0xffffffffu, p.kind == 0u), own.outside);
  list[p.offL + own.q] = value;
}
