import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { changeGroups, dayPath, daysOf } from '../../../shared/dataset/change-words'
import { counted } from '../../../shared/words'
import { BasisNote, SystemsOfDay } from '../../components/changes/days'
import { SitePage } from '../../components/site-page'

/** A day on which the catalogue changed; any other address is a 404. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const day = daysOf(changeGroups()).find(({ date }) => date === params.date)
  if (!day) throw data(null, { status: 404 })
  return day
}

/** What changed in the catalogue on one day: the lasting address of its changes. */
export function Component() {
  const day = useLoaderData<typeof loader>()
  const { date, name, groups } = day
  return (
    <SitePage
      title={`Changes of ${name}`}
      description={`What changed in our vendor catalogue on ${name}, for ${counted(groups.length, 'system')}: each value before and after, and why.`}
      path={dayPath(date)}
      label={name}
      under={{ label: 'Changes', to: '/changes' }}
      heading={`What changed on ${name}`}
    >
      <BasisNote />
      <h2 className="mt-10 text-3xl">System by system</h2>
      <div className="mt-3">
        <SystemsOfDay {...day} />
      </div>
    </SitePage>
  )
}
