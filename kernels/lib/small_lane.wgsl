  // Which matrix of the workgroup the thread works on, and which lane of it it is. LANES threads side by side share one.
  nought = f32(p.baseZ);
  var slot = t / LANES;
  var lane = t % LANES;
  // @when BY_MEMORY
  me = t;
  origin = t - lane;
  // @end
  // @when SUBGROUPS
  slot = subgroup * (lanes / LANES) + invocation / LANES;
  lane = invocation % LANES;
  origin = invocation - lane;
  // @end
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  var own = problem(min(z, p.count - 1u));
  // @when FLIPPED
  own.A = Place(own.A.off, own.A.cs, own.A.rs);
  // @end
