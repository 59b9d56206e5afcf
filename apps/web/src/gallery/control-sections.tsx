import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { RatingField } from '#ui/form/rating-field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'

export const ControlSections = () => (
  <>
    <Buttons />
    <Choices />
    <Fields />
    <Codes />
    <Panel className="gallery-wide">
      <PanelHeader title="Tabs" />
      <Tabs
        label="Practice journey"
        tabs={['Streaks', 'Achievements', 'Challenges', 'Buddies', 'Learning', 'Progress'].map((name) => ({
          id: name,
          label: name,
          content: <p>{name} belong here.</p>,
        }))}
      />
    </Panel>
  </>
)

function Buttons() {
  const [view, setView] = useState<'weekly' | 'monthly'>('weekly')
  return (
    <Panel>
      <PanelHeader title="Buttons" />
      <div className="gallery-stack">
        <div className="gallery-row">
          <Button>Save Practice Session</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="soft">
            <Plus />
            Add
          </Button>
          <Button variant="quiet">Forgot password?</Button>
          <Button variant="danger">Delete entry</Button>
          <Button variant="quiet-danger">Discard</Button>
          <Button disabled>Verify</Button>
          <Button pending>Saving...</Button>
          <Button variant="secondary" asChild>
            <a href="#link">A link</a>
          </Button>
          <IconButton label="Copy">
            <Copy />
          </IconButton>
        </div>
        <Button size="lg" block>
          Sign in
        </Button>
        <div>
          <Segmented
            label="Range"
            options={[
              { value: 'weekly', label: 'Weekly' },
              { value: 'monthly', label: 'Monthly' },
            ]}
            value={view}
            onValueChange={setView}
          />
        </div>
      </div>
    </Panel>
  )
}

function Choices() {
  const [quality, setQuality] = useState(7)
  const [volume, setVolume] = useState(30)
  return (
    <Panel>
      <PanelHeader title="Choices" />
      <RatingField label="Quality" value={quality} onValueChange={setQuality} ends={['Poor', 'Excellent']} />
      <Slider aria-label="Volume" value={volume} min={0} max={100} onValueChange={setVolume} />
      <div className="gallery-choices">
        <Switch label="Two-factor authentication" defaultChecked />
        <Switch label="Quiet mode" hint="Hides points, levels and streaks." />
        <Switch label="Not available" disabled />
        <Checkbox label="Share my notes with followers" defaultChecked />
        <Checkbox label="Give this every month" />
      </div>
    </Panel>
  )
}

const Fields = () => (
  <Panel>
    <PanelHeader title="Fields" aside={<RangeSelect />} />
    <div className="gallery-stack">
      <Field label="Ashtanga Limb" hint="The eight limbs of yoga as outlined by Patanjali">
        <Select>
          <option>Pranayama</option>
          <option>Dhyana</option>
        </Select>
      </Field>
      <Field label="Duration (minutes)" error="Duration cannot exceed 300 minutes">
        <TextInput inputMode="numeric" defaultValue="320" />
      </Field>
      <Field label="Password" aside={<a href="#forgot">Forgot password?</a>}>
        <PasswordInput autoComplete="current-password" defaultValue="not a real one" />
      </Field>
      <Field label="New password" hint={<StrengthMeter score={2} />}>
        <PasswordInput autoComplete="new-password" defaultValue="not a real one" />
      </Field>
      <Field label="Practice Notes" note="optional, only you see them">
        <Textarea placeholder="What did you notice?" />
      </Field>
      <Field label="Username">
        <TextInput disabled defaultValue="mira.sits" />
      </Field>
    </div>
  </Panel>
)

const RangeSelect = () => (
  <Select compact aria-label="Range">
    <option>Last 30 Days</option>
    <option>Last 90 Days</option>
  </Select>
)

function Codes() {
  const [code, setCode] = useState('408')
  const [wrongCode, setWrongCode] = useState('123456')
  return (
    <Panel>
      <PanelHeader title="One-time code" />
      <div className="gallery-stack">
        <Field label="Six-digit code" hint="Your app shows a new code every 30 seconds.">
          <CodeInput value={code} onValueChange={setCode} />
        </Field>
        <Field label="Six-digit code" error="That code is not right. Please try the next one.">
          <CodeInput value={wrongCode} onValueChange={setWrongCode} />
        </Field>
      </div>
    </Panel>
  )
}
