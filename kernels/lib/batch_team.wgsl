// Teams of TEAM threads, each with a problem of lib/batch_problem: one to a workgroup, or with PACKED, where all have the sizes in Params, as
// many as it has threads for. Of the last workgroup some may have none: what they compute of the last problem is not stored.
const TEAMS: u32 = THREADS / TEAM;

fn numberOf(group: u32, team: u32) -> u32 {
  var z = group + p.baseX;
  // @when PACKED
  z = z * TEAMS + team;
  // @end
  return z;
}

// Of one problem, z from numberOf. With PACKED its sizes are those in Params, which alone are uniform.
fn problemOf(z: u32) -> Problem {
  return problem(min(z, p.count - 1u));
}
